import { tellService } from "./body/service.ts"
import { faqOf } from "./fields/faq.ts"
import { slugOf } from "./fields/slug.ts"
import { readOffer } from "./said/offer.ts"
import { readSaid } from "./said/read-said.ts"
import { speakerOf } from "./said/said.ts"
import { bulletsOf } from "./said-bullets.ts"
import { distinctPhrases } from "./search-phrases.ts"
import { servicePhrases, serviceQuestions, serviceTopics } from "./service-phrases.ts"
import { serviceSnippet } from "./service-snippet.ts"
import { serviceTitle, serviceTitleTag } from "./service-titles.ts"
import type { Writing, Written } from "./writing.ts"

/** A page of a website: a service, a shop's own page, a charity, a course. */
export function writeService({ u, tellerFor, room }: Writing): Written {
  const said = readSaid(u)
  const offer = readOffer(u, said)
  const speaker = speakerOf(u)
  const count = room("bulletPoints")
  const phrases = servicePhrases(u, offer)
  return {
    productTitle: serviceTitle(u, offer, room("productTitle").max),
    titleTag: serviceTitleTag(u, offer, room("titleTag").max),
    metaDescription: serviceSnippet(tellerFor("snippet"), said, offer, speaker, room("metaDescription").max),
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
    tags: distinctPhrases(serviceTopics(u, offer), room("tags").target.max, room("tags").max),
    searchTerms: serviceQuestions(u, offer, room("searchTerms").target.max, room("searchTerms").max),
    improvedBodyText: tellService(tellerFor("body")),
    platformFields: {
      slug: slugOf(offer.name, offer.town, room("platformFields.slug").max),
      faq: faqOf(tellerFor("faq"), said, offer, room("platformFields.faq").target.max),
    },
  }
}
