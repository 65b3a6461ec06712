import { makePreview } from "./excerpt.ts"
import { googleExcerpts } from "./google.ts"

export const websitePreview = makePreview({ resultTitle: googleExcerpts.title, resultSnippet: googleExcerpts.snippet })
