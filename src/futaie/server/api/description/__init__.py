"""How the API is described: OpenAPI, examples of requests, the reference as a page."""
