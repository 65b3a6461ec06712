import { tellBusiness } from "./body/business.ts"
import { businessPhrases, businessTopics } from "./business-phrases.ts"
import { businessQuestions } from "./business-questions.ts"
import { businessSnippet } from "./business-snippet.ts"
import { businessTitle, businessTitleTag } from "./business-titles.ts"
import { faqOf } from "./fields/faq.ts"
import { slugOf } from "./fields/slug.ts"
import { readOffer } from "./said/offer.ts"
import { readSaid } from "./said/read-said.ts"
import { speakerOf } from "./said/said.ts"
import { bulletsOf } from "./said-bullets.ts"
import { distinctPhrases } from "./search-phrases.ts"
import type { Writing, Written } from "./writing.ts"

/** A page of a website: a service, a shop's own page, a charity, a course. */
export function writeBusiness({ u, tellerFor, room }: Writing): Written {
  const said = readSaid(u)
  const offer = readOffer(u, said)
  const speaker = speakerOf(u)
  const count = room("bulletPoints")
  const phrases = businessPhrases(u, offer)
  const titleTag = businessTitleTag(u, offer, room("titleTag").max)
  return {
    productTitle: businessTitle(u, offer, room("productTitle").max),
    titleTag,
    metaDescription: businessSnippet(tellerFor("snippet"), said, offer, speaker, {
      maxChars: room("metaDescription").max,
      isNamed: titleTag.includes(u.seller),
    }),
    keywords: distinctPhrases(phrases, room("keywords").target.max, room("keywords").max),
    bulletPoints: bulletsOf(
      tellerFor("bullets"),
      said,
      ["what", "given", "promise", "where", "price", "when", "proof", "how", "story"],
      {
        max: count.max,
        count: count.target.max,
      },
    ),
    tags: distinctPhrases(businessTopics(u, offer), room("tags").target.max, room("tags").max),
    searchTerms: businessQuestions(u, offer, room("searchTerms").target.max, room("searchTerms").max),
    improvedBodyText: tellBusiness(tellerFor("body")),
    platformFields: {
      slug: slugOf(offer.name, offer.town, room("platformFields.slug").max),
      faq: faqOf(tellerFor("faq"), said, offer, room("platformFields.faq").target.max),
    },
  }
}
