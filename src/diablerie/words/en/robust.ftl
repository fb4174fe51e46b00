### What a page does that is older than its server, or that lacks something.

page-part-missing = A part of the page could not be fetched.
page-part-again = Load the page again
page-trouble-offline = This device has no network. Connect it, then try again.
page-trouble-server = Something has gone wrong in the server. Try again; if it goes on, tell whoever keeps it.

page-refusal-unavailable = The server's database does not answer. Try again in a moment.
page-refusal-storage-overloaded = The server has too much to do. Try again in a moment.
page-refusal-storage-locked = Another program keeps the server's database locked. Try again in a moment.
page-refusal-storage-full = The server has no room left to save anything. Tell whoever keeps it.
page-refusal-storage-read-only = The server may not save anything at present. Tell whoever keeps it.
page-refusal-storage-failing = The server's database reports errors, and nothing is sure to be saved. Tell whoever keeps it.
page-refusal-storage-replaced = The server's database was taken away while it ran. Tell whoever keeps it: it has to be restarted.
