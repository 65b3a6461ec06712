import { makePreview } from "./excerpt.ts"
import { googleExcerpts } from "./google.ts"

export const shopifyPreview = makePreview({ resultTitle: googleExcerpts.title, resultSnippet: googleExcerpts.snippet })
