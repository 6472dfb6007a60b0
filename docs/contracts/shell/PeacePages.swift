import UIKit
import WebKit

/// `navigationDelegate` and `uiDelegate` of the web view.
final class PeacePages: NSObject, WKNavigationDelegate, WKUIDelegate, WKDownloadDelegate {
  static let wallets: Set<String> = ["gcash"]
  static let contacts: Set<String> = ["tel", "mailto"]

  private let pageHost: String
  private let app: PagesApp
  private var lastPage: URL?
  private var file: URL?
  private var address: NSKeyValueObservation?

  init(pageHost: String, app: PagesApp, webView: WKWebView) {
    self.pageHost = pageHost
    self.app = app
    super.init()
    address = webView.observe(\.url) { [weak self] view, _ in
      if view.url?.host == pageHost { self?.lastPage = view.url }
    }
  }

  func webView(
    _ webView: WKWebView,
    decidePolicyFor action: WKNavigationAction,
    decisionHandler decide: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url, let scheme = url.scheme?.lowercased() else { return decide(.cancel) }
    if action.shouldPerformDownload { return decide(.download) }
    if ["https", "about"].contains(scheme) { return decide(.allow) }
    decide(.cancel)
    let isOurs = action.sourceFrame.securityOrigin.host == pageHost
    guard Self.wallets.contains(scheme) || (isOurs && Self.contacts.contains(scheme)) else { return }
    UIApplication.shared.open(url) { [app] opened in if !opened { app.sayNoApp(for: url) } }
  }

  func webView(
    _ webView: WKWebView,
    decidePolicyFor response: WKNavigationResponse,
    decisionHandler decide: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let headers = (response.response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
    let isFile = headers?.lowercased().hasPrefix("attachment") ?? false
    decide(isFile || !response.canShowMIMEType ? .download : .allow)
  }

  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    download.delegate = self
  }

  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    download.delegate = self
  }

  func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  ) {
    file = app.fileToShare(named: suggestedFilename)
    completionHandler(file)
  }

  func downloadDidFinish(_ download: WKDownload) {
    if let file = file { app.share(file) }
  }

  /// `_blank` and `window.open`, after the policy above.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if action.request.url?.scheme == "https" { webView.load(action.request) }
    return nil
  }

  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) {
    app.ask(message, from: frame.securityOrigin.host) { _ in completionHandler() }
  }

  func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) {
    app.ask(message, from: frame.securityOrigin.host, completionHandler)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    app.openPage(lastPage)
  }
}

protocol PagesApp {
  func sayNoApp(for link: URL)
  func fileToShare(named name: String) -> URL
  func share(_ file: URL)
  func ask(_ message: String, from host: String, _ answer: @escaping (Bool) -> Void)
  /// When the app is in front, with the session's parameters.
  func openPage(_ page: URL?)
}
