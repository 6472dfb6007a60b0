import WebKit

final class PeaceBridge: NSObject, WKScriptMessageHandlerWithReply {
  static let handlers = [
    "openPage", "closeWebview", "openPageWithParam", "goHome", "goToMine", "returnToLogin",
    "callTelephone", "goToRate", "confirmBurialPoint", "startBankFlow", "endBankFlow",
  ]

  private let pageHost: String
  private let shell: Shell

  init(pageHost: String, shell: Shell) {
    self.pageHost = pageHost
    self.shell = shell
  }

  func attach(to controller: WKUserContentController) {
    for name in Self.handlers {
      controller.addScriptMessageHandler(self, contentWorld: .page, name: name)
    }
  }

  func userContentController(
    _ controller: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler reply: @escaping (Any?, String?) -> Void
  ) {
    let origin = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == pageHost else {
      return reply(nil, "This page may not call the shell.")
    }
    guard let payload = message.body as? [String: String] else {
      return reply(nil, "The payload is not an object of texts.")
    }
    // The shell's own switch over `message.name`, with the payload checked against the schema.
    if let refusal = shell.perform(message.name, payload) {
      reply(nil, refusal)
    } else {
      reply(true, nil)
    }
  }

  /// The shell's back arrow and swipe.
  func goBack(in webView: WKWebView) {
    webView.evaluateJavaScript("window.peaceNative ? window.peaceNative.onBack() : false") { handled, _ in
      if handled as? Bool != true { self.shell.leavePage() }
    }
  }

  /// `viewDidAppear`, and `UIApplication.willEnterForegroundNotification`.
  func resume(_ webView: WKWebView) {
    webView.evaluateJavaScript("window.peaceNative && window.peaceNative.onResume()")
  }
}

protocol Shell {
  /// Does what the message asks; the text says why not.
  func perform(_ name: String, _ payload: [String: String]) -> String?
  func leavePage()
}
