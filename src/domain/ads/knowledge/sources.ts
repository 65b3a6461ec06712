/**
 * The origin of a source: Google itself, a copy of its page, a practitioner, a file in a public repository, or our own
 * estimate.
 */
type SourceKind = "official" | "mirror" | "third party" | "repository" | "design"

export interface AdsSource {
  readonly title: string
  /** Null if the source has no address. */
  readonly url: string | null
  readonly kind: SourceKind
}

export const sourcesReadOn = "2026-11-20"

/** Every source of our knowledge about Google Ads, by the key that the other tables use. */
export const adsSources = {
  PROTO: {
    title: "Google Ads API v25 proto docs (google-ads-python snapshot 2026-08-19)",
    url: "https://github.com/googleads/google-ads-python",
    kind: "official",
  },
  RSA_API: {
    title: "Create responsive search ads - requirements and limits",
    url: "https://developers.google.com/google-ads/api/docs/responsive-search-ads/create-responsive-search-ads",
    kind: "official",
  },
  SYS: {
    title: "Google Ads API system limits",
    url: "https://developers-dot-devsite-v2-prod.appspot.com/google-ads/api/docs/best-practices/system-limits",
    kind: "official",
  },
  PMAX_SPEC: {
    title: "Performance Max campaigns specs and format requirements",
    url: "https://support.google.com/google-ads/answer/17091269",
    kind: "official",
  },
  PMAX_API: {
    title: "PMax asset requirements (API)",
    url: "https://developers.google.com/google-ads/api/performance-max/asset-requirements",
    kind: "official",
  },
  PMAX_AG: {
    title: "PMax asset groups (API): 1-100 asset groups",
    url: "https://developers.google.com/google-ads/api/performance-max/asset-groups",
    kind: "official",
  },
  SNIP: {
    title: "Structured snippet headers (current .md.txt, v26)",
    url: "https://developers.google.cn/google-ads/api/data/structured-snippet-headers.md.txt",
    kind: "official",
  },
  CODES: {
    title: "API codes and formats (affinity table, CSV link)",
    url: "https://developers.google.cn/google-ads/api/data/codes-formats.md.txt",
    kind: "official",
  },
  ADSTR: {
    title: "About Ad Strength for responsive search ads",
    url: "https://support.google.com/google-ads/answer/9921843",
    kind: "official",
  },
  PUNCT: {
    title: "Editorial: Punctuation and symbols",
    url: "https://google-support.mirrorblogs.com/adspolicy/answer/14847994",
    kind: "mirror",
  },
  PUNCT_OLD: {
    title: "Editorial standards (older AdWords page)",
    url: "https://support.google.com/adwordspolicy/answer/176095",
    kind: "official",
  },
  STYLE: {
    title: "Editorial: Style and spelling (double-width languages, click here, bullets)",
    url: "https://google-support.mirrorblogs.com/adspolicy/answer/14848297",
    kind: "mirror",
  },
  SPACE: {
    title: "Editorial: Spacing",
    url: "https://google-support.mirrorblogs.com/adspolicy/answer/14848500",
    kind: "mirror",
  },
  EDIT: {
    title: "Editorial policy overview (capitalization, phone number in ad text, business name)",
    url: "https://support.google.com/adspolicy/answer/6021546",
    kind: "mirror",
  },
  COMM: {
    title: "AdWords community: editorial standards (caps, repetition, phone/vanity numbers)",
    url: "https://www.en.advertisercommunity.com/t5/Articles/AdWords-Policies-Editorial-and-Professional-Standards/ba-p/835001",
    kind: "official",
  },
  SITEL: {
    title: "Sitelink asset requirements",
    url: "https://support.google.com/adwordspolicy/answer/1054210",
    kind: "official",
  },
  PROMO: {
    title: "Promotion asset requirements",
    url: "https://support.google.com/adspolicy/answer/7374309",
    kind: "official",
  },
  LIMITS: {
    title: "About your Google Ads account limits",
    url: "https://support.google.com/google-ads/answer/6372658",
    kind: "official",
  },
  HEC: {
    title: "Access to opportunities: housing (US, CA)",
    url: "https://support.google.com/adspolicy/answer/16701755",
    kind: "mirror",
  },
  HEC_FAQ: { title: "HEC policy FAQ", url: "https://support.google.com/adspolicy/answer/9997418", kind: "official" },
  PERS: {
    title: "Restricted targeting in personalized advertising",
    url: "https://support.google.com/adspolicy/answer/143465",
    kind: "mirror",
  },
  FIN: {
    title: "Consumer finance added 2024-02-28 (SERoundtable)",
    url: "https://www.seroundtable.com/google-ads-finance-personalization-36463.html",
    kind: "third party",
  },
  HC_EXP: {
    title: "Healthcare: speculative/experimental treatment, cell and gene therapy",
    url: "https://support.google.com/adspolicy/answer/15596627",
    kind: "mirror",
  },
  HC_ADD: {
    title: "Healthcare: addiction services certification",
    url: "https://support.google.com/adspolicy/answer/15598649",
    kind: "mirror",
  },
  HC_DRUG: {
    title: "Healthcare: restricted drug terms / keyword targeting",
    url: "https://googlesupport.serverhump.com/adspolicy/answer/16259235",
    kind: "mirror",
  },
  HC_T: {
    title: "Healthcare PPC compliance (Webbox)",
    url: "https://www.webbox.digital/our-insights/blog/healthcare-ppc-compliance-101-targeting-patients-without-breaking-the-rules",
    kind: "third party",
  },
  NEG_SYM: {
    title: "Invalid symbols for negative keywords (Help 2453972 as quoted in API forum)",
    url: "https://groups.google.com/d/msgid/adwords-api/083aa046-98cb-4b6f-b1be-79001da672e1n%40googlegroups.com",
    kind: "third party",
  },
  KW_SYM: {
    title: "Invalid keyword symbols",
    url: "https://granularmarketing.com/punctuation-and-symbols-in-google-ads-keywords-for-digital-marketers/",
    kind: "third party",
  },
  KW_RE: {
    title: "Keyword allow-list regexp in API forum",
    url: "https://groups.google.com/g/adwords-api/c/at4cZg6_vms/m/PqFkg2fjAAAJ",
    kind: "third party",
  },
  NEG_CV: {
    title: "Negatives do not match close variants",
    url: "https://trustedinstitute.com/concept/google-ads-search/keywords-and-match-types/negative-keyword-match-types",
    kind: "third party",
  },
  BUD1: {
    title: "Daily budget definition",
    url: "https://support.google.com/google-ads/answer/6312",
    kind: "official",
  },
  BUD2: {
    title: "Average daily budget",
    url: "https://support.google.com/google-ads/answer/6385083",
    kind: "official",
  },
  PMAX_BUD: {
    title: "PMax budget advice: >= 3x CPA/day",
    url: "https://google-support.mirrorblogs.com/sa360/answer/12331331",
    kind: "mirror",
  },
  LOCAL: {
    title: "Smart Shopping and Local campaigns upgrade to Performance Max",
    url: "https://www.googblogs.com/smart-shopping-and-local-campaigns-upgrading-to-performance-max/",
    kind: "mirror",
  },
  LOCAL2: {
    title: "Upgraded campaigns become Removed (SERoundtable)",
    url: "https://www.seroundtable.com/google-ads-performance-max-auto-upgrade-33796.html",
    kind: "third party",
  },
  TCPA_T: {
    title: "tCPA volume advice 15-30 / 30+ conversions per 30 days",
    url: "https://wonit.ai/questions/target-cpa-vs-maximize-conversions-bidding",
    kind: "third party",
  },
  RADIUS: {
    title: "Radius min 1 km/mi, max 500 mi (~800 km)",
    url: "https://xyzlab.com/google-ads/redius-targeting/",
    kind: "third party",
  },
  PMAX_T: {
    title: "PMax search themes 50/asset group",
    url: "https://www.capconvert.com/learn/blog/pmax-asset-groups-search-themes",
    kind: "third party",
  },
  PMAX_NEG: {
    title: "PMax negatives raised 100 -> 10,000 per campaign",
    url: "https://wordpresspower.com/google-pmax-negative-keyword-limit-raised-what-it-means-whats-next/",
    kind: "third party",
  },
  ED_COL: {
    title: "Editor CSV columns",
    url: "https://support.google.com/google-ads/editor/answer/57747",
    kind: "official",
  },
  ED_PREP: {
    title: "Editor CSV guidelines (one entity per row, header row, <Account-level>)",
    url: "https://support.google.com/google-ads/editor/topic/2986631?hl=ca",
    kind: "official",
  },
  ED_BID: {
    title: "Manage bid strategies in Editor (CSV example)",
    url: "https://support.google.com/google-ads/editor/answer/94241",
    kind: "official",
  },
  ED_LOC: {
    title: "Editor location targeting (radius only by CSV import)",
    url: "https://support.google.com/google-ads/editor/answer/33114",
    kind: "official",
  },
  ED_R1: { title: "Editor import builder, real 312-column header, UTF-16 TSV", url: null, kind: "repository" },
  ED_R2: {
    title: "Editor import builder (fr), UTF-8-sig CSV, assets in separate files",
    url: null,
    kind: "repository",
  },
  ED_R3: { title: "Editor import builder with radius row and UTF-16LE", url: null, kind: "repository" },
  ED_R4: { title: "Audit of a real Editor export: radius strings, demographics rows", url: null, kind: "repository" },
  ED_R5: { title: "Editor note: location row must be separate or 'Ambiguous row type'", url: null, kind: "repository" },
  ED_R6: { title: "Import discipline notes (EU political ads column, encodings)", url: null, kind: "repository" },
  TAX_A: { title: "Copy of the audience picker tree (in-market names)", url: null, kind: "repository" },
  TAX_B: { title: "Audience segments reference, updated 2026-04-01", url: null, kind: "repository" },
  WS26: {
    title: "WordStream/LocaliQ 2026 (Apr 2025-Mar 2026) CPC+CVR as transcribed in a public repo",
    url: "https://www.wordstream.com/blog/2026-google-ads-benchmarks",
    kind: "repository",
  },
  WS26_NEWS: {
    title: "2026 overall: CTR 6.64, CPC 5.42, CVR 8.18, CPL 66.69",
    url: "https://www.prismnews.com/topics/agency-seo-growth/wordstream-report-shows-google-ads-ctr-rises-to-664-across",
    kind: "third party",
  },
  WS25: { title: "WordStream/LocaliQ 2025 CTR/CPC/CVR for 8 verticals", url: null, kind: "repository" },
  WS25B: { title: "WordStream/LocaliQ 2025 CPLs", url: null, kind: "repository" },
  WS25C: { title: "2025 compilation (restaurant CPC, education CPC, home CPL 90.92)", url: null, kind: "repository" },
  WS24: {
    title: "2024 figures (17,000+ campaigns, Apr 2023-Mar 2024)",
    url: "https://www.3pdigital.com.au/blog/google-ads-benchmarks-2024-industry-insights",
    kind: "third party",
  },
  WS23: {
    title: "2023: overall and lowest CTR rows",
    url: "https://theamericangenius.com/housing/real-estate-marketing/paid-search-conversions-down/",
    kind: "third party",
  },
  WS22: { title: "2022 CTR by industry", url: null, kind: "repository" },
  WS21: {
    title: "2021 CPC table",
    url: "https://onlinezmeendotpk.blogspot.com/2023/08/2021-paid-search-advertising-benchmarks.html",
    kind: "third party",
  },
  NEG1: {
    title: "Negative starter list (local trades)",
    url: "https://haxel.report/how-to/sub-articles/negative-keywords-starter-list",
    kind: "third party",
  },
  NEG2: {
    title: "Day-one negatives for local business",
    url: "https://www.getbriw.com/blog/the-negative-keywords-every-local-business-should-add-on-day-one",
    kind: "third party",
  },
  NEG3: {
    title: "Negative keywords for service businesses",
    url: "https://www.zavabuild.com/blog/negative-keywords-for-service-businesses",
    kind: "third party",
  },
  NEG4: {
    title: "Vertical negatives, over-blocking warning",
    url: "https://buttonblock.com/blog/fort-wayne-google-ads-negative-keywords-service-business-2026",
    kind: "third party",
  },
  STAG: { title: "SKAG vs STAG", url: "https://aori.com/blog/skags-vs-stags", kind: "third party" },
  CLUST: { title: "Keyword clustering threshold test (521 keywords)", url: null, kind: "repository" },
  DESIGN: { title: "Proposal of this research, not a Google rule", url: null, kind: "design" },
} as const satisfies Record<string, AdsSource>

export type AdsSourceKey = keyof typeof adsSources
