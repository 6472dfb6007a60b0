#!/usr/bin/python3
"""A native shell around the page, as the iOS app is one: a window with one web view whose message handlers are
registered by the names it is given, and which calls `window.peaceNative`. WebKitWebDriver starts it and drives the page;
the test talks to the shell itself over a Unix socket, one JSON object a line:

    {"do": "messages"}                      what has arrived: [{"name", "payload", "page"}], oldest first
    {"do": "faults"}                        uncaught errors and refused loads of every page so far, as text
    {"do": "handlers", "how": "plain"}      plain | reply | refuse | silent | none: how messages are taken from now on
    {"do": "call", "event": "onBack"}       calls window.peaceNative.onBack(), answers what it returns

It must be the system's Python: the bindings of Debian's packages belong to it.
"""
import argparse
import json
import queue
import socketserver
import threading

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


class Shell:
    def __init__(self, names, how, script):
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

    def call(self, event, answer):
        script = f'window.peaceNative ? window.peaceNative.{event}() : false'

        def done(view, result):
            try:
                answer(json.loads(view.evaluate_javascript_finish(result).to_json(0) or 'null'))
            except GLib.Error as error:
                answer({'error': error.message})

        self.view.evaluate_javascript(script, -1, None, None, None, done)

    def perform(self, command, answer):
        what = command['do']
        if what == 'messages':
            answer(self.received)
        elif what == 'faults':
            answer(self.faults)
        elif what == 'handlers':
            answer(self.register(command['how']))
        elif what == 'call':
            self.call(command['event'], answer)
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
    listen(Shell(given.names, given.handlers, script), given.socket)
    Gtk.main()


main()
