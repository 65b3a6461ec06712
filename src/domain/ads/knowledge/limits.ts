/** What Google refuses to save or show (RSA_API, SYS, PROTO, PMAX_SPEC, SITEL, SNIP, LIMITS). Widths, not lengths. */
export const adsLimits = {
  headlines: { min: 3, max: 15, width: 30 },
  descriptions: { min: 2, max: 4, width: 90 },
  paths: { max: 2, width: 15 },
  sitelinks: { max: 20, textWidth: 25, lineWidth: 35, advised: 6 },
  callouts: { max: 20, width: 25, advised: 6 },
  snippets: { min: 3, max: 10, width: 25 },
  keyword: { maxChars: 80, maxWords: 10 },
  keywordsPerGroup: { min: 5, max: 20 },
  negatives: { max: 10_000 },
  campaignName: { maxChars: 128 },
  groupName: { maxChars: 255 },
  finalUrl: { maxBytes: 2084 },
  assetGroup: {
    longHeadlines: { min: 1, max: 5, width: 90 },
    descriptions: { min: 2, max: 5, width: 90 },
    shortHeadlineWidth: 15,
    shortDescriptionWidth: 60,
    businessNameWidth: 25,
    maxThemes: 50,
  },
  schedule: { maxSlotsADay: 6, minuteStep: 15 },
} as const

/** Signs that a keyword must not contain (NEG_SYM, KW_SYM, PROTO). */
export const forbiddenInKeyword = /[,!@%^*()={};~`<>?\\|"[\]+]/u
