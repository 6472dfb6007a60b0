const PAGE = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A response in which the backend's own code had no part. */
export function foreignResponse(kind: 'http500' | 'http404' | 'http401' | 'html' | 'empty' | 'null'): Response {
  switch (kind) {
    case 'http500':
      return new Response(errorPage('500 Internal Server Error'), { status: 500, headers: PAGE });
    case 'http404':
      return new Response(errorPage('404 Not Found'), { status: 404, headers: PAGE });
    case 'http401':
      return new Response(errorPage('401 Unauthorized'), { status: 401, headers: PAGE });
    case 'html':
      return new Response(errorPage('Sign in to this network'), { headers: PAGE });
    case 'empty':
      return new Response('', { headers: JSON_TYPE });
    case 'null':
      return new Response('null', { headers: JSON_TYPE });
  }
}

function errorPage(title: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}
