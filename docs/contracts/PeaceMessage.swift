// Generated from packages/bridge/src/protocol.ts. Do not edit; `docs/contracts/native-bridge.md` says what each asks.
import Foundation

/// A message from the page. `init?(name:body:)` is nil where the body breaks the contract.
enum PeaceMessage: Equatable {
  /// Open the native page that the link `to` names.
  case openPage(to: String)
  /// Close this web view.
  case closeWebview
  /// Open the native page that the link `toP` names, with every other field as a parameter (such as `productId`).
  case openPageWithParam(toP: String, parameters: [String: String])
  /// Show the home tab.
  case goHome
  /// Show the personal tab.
  case goToMine
  /// The session is over: forget it and show the login.
  case returnToLogin
  /// Offer to call `telephone`.
  case callTelephone(telephone: String)
  /// Show the store rating prompt.
  case goToRate
  /// Record the tracking point "loan confirmed".
  case confirmBurialPoint(productId: String?, orderId: String?)
  /// Bank account binding begins.
  case startBankFlow
  /// Bank account binding is over, saved or left.
  case endBankFlow

  /// The names under which the shell registers its handlers.
  static let names = [
    "openPage",
    "closeWebview",
    "openPageWithParam",
    "goHome",
    "goToMine",
    "returnToLogin",
    "callTelephone",
    "goToRate",
    "confirmBurialPoint",
    "startBankFlow",
    "endBankFlow",
  ]

  init?(name: String, body: Any) {
    guard let fields = body as? [String: String] else { return nil }
    switch name {
    case "openPage":
      guard let to = fields["to"] else { return nil }
      self = .openPage(to: to)
    case "closeWebview":
      self = .closeWebview
    case "openPageWithParam":
      guard let toP = fields["toP"] else { return nil }
      self = .openPageWithParam(toP: toP, parameters: fields.filter { !["toP"].contains($0.key) })
    case "goHome":
      self = .goHome
    case "goToMine":
      self = .goToMine
    case "returnToLogin":
      self = .returnToLogin
    case "callTelephone":
      guard let telephone = fields["telephone"] else { return nil }
      self = .callTelephone(telephone: telephone)
    case "goToRate":
      self = .goToRate
    case "confirmBurialPoint":
      self = .confirmBurialPoint(productId: fields["productId"], orderId: fields["orderId"])
    case "startBankFlow":
      self = .startBankFlow
    case "endBankFlow":
      self = .endBankFlow
    default: return nil
    }
  }
}

/// What the shell calls in the page, as JavaScript for `evaluateJavaScript`.
enum PeaceEvent: String {
  /// The borrower went back. `true`: the page handled it. `false`: the shell goes back itself.
  case back = "window.peaceNative.onBack()"
  /// The page is in front again: it re-reads what may have changed.
  case resume = "window.peaceNative.onResume()"
}
