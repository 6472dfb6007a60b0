vcl 4.1;
# A cache in front of nginx, as Varnish and CDNs that speak its language have it. What may be kept says nginx (Cache-Control); this only
# holds a cache to it, and keeps everything of a borrower's out. docs/load.md says what each line is for.

backend edge {
  .host = "127.0.0.1";
  .port = "8080";
  .first_byte_timeout = 70s;
}

sub vcl_recv {
  # One request reaches the backend once, whatever becomes of the answer.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The backend's answers under each path of its calls (`release:nginx` writes them here), and what says how this deployment is.
  if (req.url ~ "^/(peace/|feedback|__|storybook/)" || req.url ~ "/(version|config)\.json") {
    return (pass);
  }
  # Who is asking stands in a query; no file depends on more of it than the language.
  if (req.url ~ "[?&]lang=(original|en|fil)(&|$)") {
    set req.url = regsub(req.url, "\?.*$", "") + "?lang=" + regsub(req.url, "^.*[?&]lang=(original|en|fil).*$", "\1");
  } else {
    set req.url = regsub(req.url, "\?.*$", "");
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  # A file may be missing for as long as a new version is on its way.
  if (beresp.status >= 400) {
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # A page is kept to be asked about (304), its policy with it. For a second it answers all who come together: with none they would wait
  # for one another. Varnish's own rules would not keep it at all, so it ends here.
  if (beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    return (deliver);
  }
}
