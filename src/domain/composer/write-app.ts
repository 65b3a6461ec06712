import type { SlotKey, SlotValue } from "../seo/listing.ts"
import { appBullets } from "./apps/app-bullets.ts"
import { appPhrases } from "./apps/app-phrases.ts"
import { type AppBrief, readApp } from "./apps/read-app.ts"
import { tellApp, tellBriefly } from "./body/app.ts"
import { appSubtitle, shortDescription } from "./fields/app-line.ts"
import { appTitle, appTitleTag } from "./fields/app-title.ts"
import { keywordField } from "./fields/keyword-field.ts"
import { distinctPhrases } from "./search-phrases.ts"
import type { Writing, Written } from "./writing.ts"

/** The listing of an app in either store. */
export function writeApp({ u, tellerFor, room, platformId }: Writing): Written {
  const app = readApp(u, platformId === "appstore")
  const phrases = appPhrases(app)
  const list = (key: SlotKey, from: readonly string[]): string[] =>
    distinctPhrases(from, room(key).target.max, room(key).max)
  const productTitle = appTitle(app, room("productTitle").max)
  const keywords = list("keywords", phrases)
  const category = u.prepare(u.brief.appCategory || u.subject.category)
  const own = app.isApple
    ? appleFields(app, { productTitle, phrases, room, tellerFor, u })
    : { shortDescription: shortDescription(app, tellerFor("short"), room("platformFields.shortDescription").max) }
  return {
    productTitle,
    titleTag: appTitleTag(app, room("titleTag").max),
    metaDescription: tellBriefly(tellerFor("snippet"), app, room("metaDescription").max),
    keywords,
    bulletPoints: appBullets(app, room("bulletPoints").target),
    tags: list("tags", [...phrases.slice(0, 2), category, ...phrases.slice(2)]),
    searchTerms: list("searchTerms", [...phrases.slice(4), ...phrases.slice(0, 4)]),
    improvedBodyText: tellApp(tellerFor("body"), app),
    platformFields: own,
  }
}

interface Given extends Pick<Writing, "room" | "tellerFor" | "u"> {
  readonly productTitle: string
  readonly phrases: readonly string[]
}

function appleFields(app: AppBrief, { productTitle, phrases, room, tellerFor, u }: Given): Record<string, SlotValue> {
  const subtitle = appSubtitle(app, productTitle, room("platformFields.subtitle").max)
  return {
    subtitle,
    keywordField: keywordField(app, u, phrases, [productTitle, subtitle], room("platformFields.keywordField").max),
    promotionalText: tellBriefly(tellerFor("promotion"), app, room("platformFields.promotionalText").max),
  }
}
