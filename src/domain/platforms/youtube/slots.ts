import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, confirmed, hard, secondary, stated, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, listSlot, proseSlot } from "../../rule-book/make-slot.ts"
import { hashtagShape } from "../../rule-book/patterns.ts"
import type { StatedRule } from "../../rule-book/rule.ts"
import type { Slot } from "../../rule-book/slot.ts"

const api = confirmed("https://developers.google.com/youtube/v3/docs/videos")
const tagFormula = confirmed("Reports of projects on the YouTube Data API's invalid video keywords")
const hashtagHelp = confirmed("https://support.google.com/youtube/answer/6390658")
const chapterHelp = confirmed("https://support.vevo.com, YouTube chapters")
const guides = secondary("Guides on limits of social platforms, 2026")

const noAngles = hard(
  "Y1b",
  "YouTube refuses < and > in titles and descriptions.",
  { check: "forbidden", pattern: { source: "[<>]", flags: "u" }, what: "< or >" },
  api,
)

const title = lineSlot("productTitle", {
  label: "Title",
  purpose:
    "What the viewer will see or learn, its main phrase within the first 40 characters; no promise the video breaks.",
  max: 100,
  target: [40, 70],
  visible: { chars: 70, where: "in search results", source: guides.source },
  rules: [
    hard("Y1", "YouTube takes titles of up to 100 characters.", { check: "length", unit: "safeChars", max: 100 }, api),
    noAngles,
    advice(
      "Y9a",
      "About 70 characters of a title can be seen.",
      { check: "length", unit: "safeChars", max: 70 },
      guides,
    ),
    advice("Y9b", "Words in capitals read as shouting.", { check: "capitals", maxWords: 0 }, guides),
  ],
})

const description = proseSlot("improvedBodyText", {
  label: "Description",
  purpose:
    "The first 150 characters appear above the fold: topic and use. Then what is shown, chapters if times are given, where to go on.",
  unit: "bytes",
  max: 5000,
  target: [500, 2000],
  visible: { chars: 150, where: "above “more”", source: guides.source },
  rules: [
    hard("Y2", "YouTube takes descriptions of up to 5,000 bytes.", { check: "length", unit: "bytes", max: 5000 }, api),
    noAngles,
  ],
})

const tags = listSlot("tags", {
  label: "Tags",
  purpose: "Topic, variants and common misspellings, the most exact first.",
  max: 100,
  target: [8, 15],
  rules: [
    hard(
      "Y4",
      "All tags together have 500 characters: a comma between two counts as one, and the quotes round a tag with a space as two.",
      { check: "total", unit: "safeChars", formula: "youtube-tags", max: 500 },
      tagFormula,
    ),
    hard(
      "Y5a",
      "YouTube takes tags of up to 100 characters.",
      { check: "item-length", unit: "safeChars", max: 100 },
      secondary("https://github.com/mitodl/ocw-studio/pull/3182"),
    ),
    hard(
      "Y5b",
      "YouTube refuses < > , and quotes in a tag.",
      { check: "forbidden", pattern: { source: '[<>,"]', flags: "u" }, what: '< > , or "' },
      api,
    ),
    hard("Y5c", "YouTube drops a tag that it has already.", { check: "unique" }, api),
    advice(
      "Y5d",
      "Five to twenty tags are enough; more say less about the video.",
      { check: "count", min: 5, max: 20 },
      guides,
    ),
  ],
})

const hashtags = listSlot("platformFields.hashtags", {
  label: "Hashtags",
  purpose: "Three to five, each # and words without a space; the first three appear by the title.",
  max: 40,
  target: [3, 5],
  madeFrom: { slots: ["keywords", "tags"], as: "hashtags" },
  rules: [
    hard("Y6a", "With more than 60 hashtags YouTube ignores them all.", { check: "count", max: 60 }, hashtagHelp),
    hard(
      "Y6b",
      "A hashtag ends at the first space or sign.",
      { check: "shape", pattern: hashtagShape, what: "# and letters or digits without a space" },
      hashtagHelp,
    ),
    advice(
      "Y6c",
      "Three appear by the title; more than five look like spam.",
      { check: "count", min: 1, max: 5 },
      guides,
    ),
    advice("Y6d", "The same hashtag twice adds nothing.", { check: "unique" }, guides),
  ],
})

const chapters = listSlot("platformFields.chapters", {
  label: "Chapters",
  purpose: "Only from times that the brief gives: 00:00 Intro, then each part's beginning and name.",
  isOptional: true,
  max: 80,
  target: [3, 12],
  rules: [
    hard(
      "Y7",
      "YouTube shows chapters if the first begins at 00:00, there are three or more, in order, of ten seconds or more.",
      { check: "chapters", minItems: 3, minSecondsEach: 10 },
      chapterHelp,
    ),
    advice(
      "Y8",
      "About 49 characters of a chapter's name are shown.",
      { check: "item-length", unit: "safeChars", max: 58 },
      chapterHelp,
    ),
  ],
})

export const youtubeSlots: readonly Slot[] = [
  title,
  titleTagSlot(),
  metaDescriptionSlot(),
  description,
  tags,
  hashtags,
  chapters,
  keywordsSlot(),
  freeListSlot("bulletPoints", {
    label: "Highlights",
    purpose: "What is shown or learned, in the video's order.",
    target: [3, 8],
    maxChars: 170,
  }),
  freeListSlot("searchTerms", {
    label: "Related searches",
    purpose: "What the same viewers type next.",
    target: [3, 8],
    maxChars: 60,
  }),
]

export const youtubeStatedRules: readonly StatedRule[] = [
  stated("advice", "Y3", "Description", 'The first 100 to 150 characters can be seen before "more".', guides),
  stated(
    "advice",
    "Y9c",
    "Title",
    "The main phrase is within the first 40 characters, and the video delivers what the title promises.",
    guides,
  ),
  stated(
    "advice",
    "Y10",
    "Tags",
    "Tags matter little, except for misspellings.",
    unconfirmed("General knowledge about YouTube"),
  ),
  stated(
    "hard",
    "Y11",
    "Category",
    "One of YouTube's categories; fifteen can be assigned in the US.",
    secondary("Category lists of several public projects"),
  ),
]
