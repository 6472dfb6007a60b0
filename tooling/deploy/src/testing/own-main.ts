/** An nginx.conf as a machine has it before anything of this is there; `conf.d` is what it has for others. */
export const ownMain = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
pid nginx.pid;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  client_body_temp_path client_body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  access_log off;
  include conf.d/*.conf;
}
`;
