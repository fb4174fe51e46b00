"""The games, a folder each, and the registry: nothing else knows which there are."""

REGISTRY = {
    "doctor-faust": "DoctorFaust",
    "kill-doctor-lucky": "KillDoctorLucky",
    "teufel-teufel": "TeufelTeufel",
}
"""By name, the class in the folder of that name (`diablerie.load` has the details)."""
