### What a page does that is older than its server, or that lacks something.

page-part-missing = A part of the page could not be fetched.
page-part-again = Load the page again
page-trouble-offline = This device has no network. Connect it, then try again.
page-trouble-server = Something has gone wrong in the server. Try again; if it goes on, tell whoever keeps it.
