class PeacePages(private val pageHost: String, private val app: PagesApp) : WebViewClient() {
  private val wallets = setOf("gcash")
  private val contacts = setOf("tel", "mailto")
  private var lastPage: String? = null

  override fun doUpdateVisitedHistory(view: WebView, url: String, isReload: Boolean) {
    if (Uri.parse(url).host == pageHost) lastPage = url
  }

  override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
    val link = request.url
    if (link.scheme == "https" || link.scheme == "about") return false
    val target = if (link.scheme == "intent") addressIn(link) else link
    val isOurs = view.url?.let { Uri.parse(it).host } == pageHost
    if (target?.scheme in wallets || (isOurs && target?.scheme in contacts)) {
      // Nothing else of an intent: it could name any component.
      try {
        view.context.startActivity(Intent(Intent.ACTION_VIEW, target))
      } catch (missing: ActivityNotFoundException) {
        app.sayNoApp(link)
      }
    }
    return true
  }

  private fun addressIn(intent: Uri): Uri? =
    try {
      Intent.parseUri(intent.toString(), Intent.URI_INTENT_SCHEME).data
    } catch (malformed: URISyntaxException) {
      null
    }

  /** The view cannot be used again: the app replaces it. */
  override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
    app.replaceWebView(lastPage)
    return true
  }
}

fun prepare(view: WebView, pages: PeacePages, app: PagesApp) {
  view.webViewClient = pages
  // `_blank` and `window.open` load in the same view.
  view.settings.setSupportMultipleWindows(false)
  // Dialogs are shown by any WebChromeClient whose view has an activity as its context.
  view.webChromeClient = object : WebChromeClient() {
    override fun onShowFileChooser(
      view: WebView,
      answer: ValueCallback<Array<Uri>>,
      params: FileChooserParams,
    ): Boolean {
      app.chooseFiles(params.createIntent()) { answer.onReceiveValue(it) }
      return true
    }
  }
  view.setDownloadListener { url, _, disposition, type, _ -> app.download(url, disposition, type) }
}

interface PagesApp {
  fun sayNoApp(link: Uri)
  fun replaceWebView(page: String?)
  fun chooseFiles(chooser: Intent, answer: (Array<Uri>?) -> Unit)
  /** Downloads with the view's cookies, or opens a viewer. */
  fun download(url: String, disposition: String?, type: String?)
}
