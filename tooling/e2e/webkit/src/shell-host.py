#!/usr/bin/python3
"""A native shell around the page, as the iOS app is one: a window with one web view whose message handlers are
registered by the names it is given, and which calls `window.peaceNative`. WebKitWebDriver starts it and drives the page;
the test talks to the shell itself over a Unix socket, one JSON object a line:

    {"do": "messages"}                      what has arrived: [{"name", "payload", "page"}], oldest first
    {"do": "faults"}                        uncaught errors and refused loads of every page so far, as text
    {"do": "handlers", "how": "plain"}      plain | reply | refuse | silent | none: how messages are taken from now on
    {"do": "call", "event": "onBack"}       calls window.peaceNative.onBack(), answers what it returns
    {"do": "events"}                        what the web view left to the shell: [{"kind", "text"}], oldest first
    {"do": "link", "link": "https://…"}     a link from outside, such as of a push notification
    {"do": "kill"}                          ends the web view's process, and with it WebDriver's session
    {"do": "text"}                          the page's text
    {"do": "quit"}                          ends the shell, where WebDriver cannot

Links, windows, dialogs, downloads and a killed process are treated as "What the web view must be able to do" of
docs/contracts/native-bridge.md says. The shell's own origin and session are those of the first page that it opens.

It must be the system's Python: the bindings of Debian's packages belong to it.
"""
import argparse
import json
import os
import queue
import socketserver
import threading
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('JavaScriptCore', '4.1')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402

REFUSAL = 'The shell will not.'

# Runs in a world of its own: the page sees neither it nor the handler it reports to.
WATCHER = '''
const report = (text) => window.webkit.messageHandlers.fault.postMessage(text);
window.addEventListener('error', (event) => report(event.message));
window.addEventListener('unhandledrejection', (event) => report(`unhandled rejection: ${event.reason}`));
document.addEventListener('securitypolicyviolation', (event) =>
  report(`${event.effectiveDirective} refuses ${event.blockedURI}`));
'''
WORLD = 'watcher'

SESSION = ('sessionId', 'userId', 'mobilePhone')
# Schemes that a page may open: any page those of wallets, our own pages those of contacts too.
WALLETS = ('gcash',)
CONTACTS = ('tel', 'mailto')


def origin_of(address):
    parts = urlsplit(address or '')
    return parts.scheme, parts.netloc


class Shell:
    def __init__(self, names, how, script, downloads):
        self.downloads = downloads
        self.events = []
        self.origin = None
        self.session = []
        self.last_page = None
        self.names = names
        self.how = 'none'
        self.received = []
        self.faults = []
        self.unanswered = []
        self.manager = WebKit2.UserContentManager()
        for name in names:
            # Connected before the handler is registered, so that no message can come between the two.
            self.manager.connect(f'script-message-received::{name}', self.take, name)
            self.manager.connect(f'script-message-with-reply-received::{name}', self.take_and_answer, name)
        self.manager.connect('script-message-received::fault', self.take_fault)
        self.manager.register_script_message_handler_in_world('fault', WORLD)
        self.manager.add_script(
            WebKit2.UserScript.new_for_world(
                WATCHER,
                WebKit2.UserContentInjectedFrames.ALL_FRAMES,
                WebKit2.UserScriptInjectionTime.START,
                WORLD,
            )
        )
        if script:
            self.manager.add_script(
                WebKit2.UserScript(
                    script, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
                )
            )
        self.register(how)
        self.context = WebKit2.WebContext.new_ephemeral()
        self.context.set_automation_allowed(True)
        self.context.connect('automation-started', self.automate)
        # A page that is still moving is a page to wait for.
        Gtk.Settings.get_default().set_property('gtk-enable-animations', False)
        self.view = WebKit2.WebView(
            web_context=self.context,
            user_content_manager=self.manager,
            is_controlled_by_automation=True,
        )
        self.window = Gtk.Window(default_width=390, default_height=844, decorated=False)
        self.window.add(self.view)
        self.view.connect('decide-policy', self.decide)
        self.view.connect('create', self.create)
        # The first address is there before the policy that makes it the shell's own.
        self.view.connect('load-changed', self.remember)
        self.view.connect('notify::uri', self.remember)
        self.view.connect('script-dialog', self.ask)
        self.view.connect('web-process-terminated', self.restart)
        self.context.connect('download-started', self.download)
        # The driver closes the page at the end of its session.
        self.view.connect('close', lambda _view: self.window.destroy())
        self.window.show_all()

    def automate(self, _context, session):
        info = WebKit2.ApplicationInfo()
        info.set_name('PeaceShell')
        session.set_application_info(info)
        session.connect('create-web-view', lambda _session: self.view)

    def register(self, how):
        if self.how != 'none':
            for name in self.names:
                self.manager.unregister_script_message_handler(name)
        self.how = how
        for name in self.names if how != 'none' else []:
            if how == 'plain':
                self.manager.register_script_message_handler(name)
            else:
                self.manager.register_script_message_handler_with_reply(name, None)

    def note(self, name, value):
        self.received.append({'name': name, 'payload': json.loads(value.to_json(0)), 'page': self.view.get_uri()})

    def take(self, _manager, result, name):
        self.note(name, result.get_js_value())

    def take_and_answer(self, _manager, value, reply, name):
        self.note(name, value)
        if self.how == 'reply':
            reply.return_value(JavaScriptCore.Value.new_boolean(value.get_context(), True))
        elif self.how == 'refuse':
            reply.return_error_message(REFUSAL)
        else:
            # A reply that is let go of is answered by WebKit with an error.
            self.unanswered.append(reply)
        return True

    def take_fault(self, _manager, result):
        self.faults.append(result.get_js_value().to_string())

    def evaluate(self, script, answer):
        def done(view, result):
            try:
                answer(json.loads(view.evaluate_javascript_finish(result).to_json(0) or 'null'))
            except GLib.Error as error:
                answer({'error': error.message})

        self.view.evaluate_javascript(script, -1, None, None, None, done)

    def note_event(self, kind, text):
        self.events.append({'kind': kind, 'text': text})

    def decide(self, view, decision, kind):
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            headers = decision.get_response().get_http_headers()
            is_file = headers is not None and (headers.get_one('content-disposition') or '').startswith('attachment')
            if not is_file and decision.is_mime_type_supported():
                return False
            decision.download()
            return True
        link = decision.get_navigation_action().get_request().get_uri()
        is_window = kind == WebKit2.PolicyDecisionType.NEW_WINDOW_ACTION
        if self.may_load(link) and not is_window:
            return False
        decision.ignore()
        if is_window:
            self.load_window(link)
        return True

    def may_load(self, link):
        """Whether a web view may load what a page leads to; the system opens what is another app's."""
        scheme = urlsplit(link).scheme
        if scheme in ('http', 'https', 'about'):
            if self.origin is None and scheme != 'about':
                self.origin = origin_of(link)
                self.session = [pair for pair in parse_qsl(urlsplit(link).query) if pair[0] in SESSION]
            return True
        self.note_event('app' if scheme in WALLETS or (self.is_ours(self.view.get_uri()) and scheme in CONTACTS) else 'refused', link)
        return False

    def create(self, _view, action):
        """window.open()"""
        self.load_window(action.get_request().get_uri())

    def load_window(self, link):
        if link and self.may_load(link):
            self.note_event('window', link)
            self.view.load_uri(link)

    def is_ours(self, address):
        # The sandbox's pages are a provider's, although the apps' servers pass them on.
        return origin_of(address) == self.origin and not urlsplit(address).path.startswith('/peace/')

    def remember(self, view, _event):
        if self.is_ours(view.get_uri()):
            self.last_page = view.get_uri()

    def open(self, link):
        """Opens a page of ours: whose session it is only the shell says."""
        parts = urlsplit(link)
        if not self.is_ours(link):
            self.note_event('refused', link)
            return
        query = [pair for pair in parse_qsl(parts.query, keep_blank_values=True) if pair[0] not in SESSION]
        self.view.load_uri(urlunsplit(parts._replace(query=urlencode(query + self.session))))

    def ask(self, _view, dialog):
        kind = dialog.get_dialog_type()
        if kind == WebKit2.ScriptDialogType.BEFORE_UNLOAD_CONFIRM:
            return False
        self.note_event('dialog', dialog.get_message())
        if kind == WebKit2.ScriptDialogType.CONFIRM:
            dialog.confirm_set_confirmed(True)
        return True

    def restart(self, _view, _reason):
        self.note_event('restarted', self.last_page)
        # Never the partner's page again: it may be the answer to a form, which would be sent twice.
        self.open(self.last_page)

    def download(self, _context, download):
        def decide_destination(download, name):
            download.set_destination(f'file://{self.downloads}/{name}')
            return True

        download.connect('decide-destination', decide_destination)
        download.connect('finished', lambda download: self.note_event('downloaded', download.get_destination()))

    def perform(self, command, answer):
        what = command['do']
        if what == 'messages':
            answer(self.received)
        elif what == 'faults':
            answer(self.faults)
        elif what == 'handlers':
            answer(self.register(command['how']))
        elif what == 'events':
            answer(self.events)
        elif what == 'link':
            answer(self.open(command['link']))
        elif what == 'kill':
            answer(self.view.terminate_web_process())
        elif what == 'quit':
            answer(Gtk.main_quit())
        elif what == 'text':
            self.evaluate("document.body?.innerText ?? ''", answer)
        elif what == 'call':
            event = command['event']
            self.evaluate(f'window.peaceNative ? window.peaceNative.{event}() : false', answer)
        else:
            answer({'error': f'{what} is not a command.'})
        return GLib.SOURCE_REMOVE


def listen(shell, path):
    """Commands come in threads of their own; GTK's thread performs them, one after the other."""

    class Commands(socketserver.StreamRequestHandler):
        def handle(self):
            for line in self.rfile:
                answers = queue.Queue()
                GLib.idle_add(shell.perform, json.loads(line), answers.put)
                self.wfile.write(json.dumps(answers.get()).encode() + b'\n')

    class Server(socketserver.ThreadingMixIn, socketserver.UnixStreamServer):
        daemon_threads = True

    threading.Thread(target=Server(path, Commands).serve_forever, daemon=True).start()


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('--socket', required=True)
    arguments.add_argument('--names', required=True, type=lambda text: text.split(','))
    arguments.add_argument('--handlers', required=True)
    arguments.add_argument('--script', type=argparse.FileType(), help='runs in every page before its own')
    given, _ = arguments.parse_known_args()
    script = given.script.read() if given.script else None
    listen(Shell(given.names, given.handlers, script, os.path.dirname(given.socket)), given.socket)
    Gtk.main()


main()
