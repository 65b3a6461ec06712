import { leadOf, tellVideo } from "./body/video.ts"
import { tellVideoLead, videoNames } from "./body/video-lead.ts"
import { fillSnippet } from "./business-snippet.ts"
import { tagsWithin } from "./fields/video-tags.ts"
import { chaptersOf } from "./said/chapters.ts"
import { forPlace } from "./said/for-place.ts"
import { readMoments } from "./said/moments.ts"
import { readSaid } from "./said/read-said.ts"
import { speakerOf } from "./said/said.ts"
import { waysOf } from "./said/tell-said.ts"
import { unmixed } from "./said/unmixed.ts"
import { bulletsOf } from "./said-bullets.ts"
import { distinctPhrases } from "./search-phrases.ts"
import { videoHashtags, videoPhrases, videoQuestions } from "./video-phrases.ts"
import { videoTitle, videoTitleTag } from "./video-titles.ts"
import type { Writing, Written } from "./writing.ts"

const maxTagChars = 500

/** A video: what it shows, in its order, and the channel it belongs to. */
export function writeVideo({ u, tellerFor, room }: Writing): Written {
  const said = readSaid(u)
  const moments = readMoments(said)
  const lead = leadOf(said, moments)
  const speaker = speakerOf(u)
  const title = videoTitle(u, said, lead, room("productTitle").max)
  const phrases = videoPhrases(u, said, lead, moments)
  const list = (key: "keywords" | "tags" | "searchTerms", from: readonly string[]) =>
    distinctPhrases(from, room(key).target.max, room(key).max)
  const tags = room("platformFields.hashtags")
  const hashtags = videoHashtags(u, phrases, { count: tags.target.max, maxChars: tags.max })
  const chapters = chaptersOf(u.brief).map(({ time, name }) => `${time} ${u.prepare(name)}`)
  const snippet = tellerFor("snippet")
  const sentences = said
    .filter((one) => one !== lead && one !== moments.source)
    .flatMap((one) => unmixed(one, videoNames))
    .map((one) => {
      const ways = waysOf(one, { teller: snippet, speaker, names: videoNames })
      return snippet.say(`snippet ${one.text}`, one.isOwn ? ways : forPlace(u, ways, one.text.length))
    })
  const bullets = room("bulletPoints")
  const others = bulletsOf(
    tellerFor("bullets"),
    said.filter((one) => one !== moments.source),
    ["what", "given", "promise", "price", "how", "proof", "story"],
    { max: bullets.max, count: bullets.target.max },
  )
  return {
    productTitle: title,
    titleTag: videoTitleTag(u, title, room("titleTag").max),
    metaDescription: fillSnippet([tellVideoLead(snippet, lead, speaker), ...sentences], room("metaDescription").max),
    keywords: list("keywords", phrases),
    bulletPoints: [...moments.lines.filter((line) => line.length <= bullets.max), ...others].slice(
      0,
      bullets.target.max,
    ),
    tags: tagsWithin(list("tags", phrases), maxTagChars),
    searchTerms: videoQuestions(u, lead, phrases).slice(0, room("searchTerms").target.max),
    improvedBodyText: tellVideo(tellerFor("body"), { said, moments, speaker, hashtags }),
    platformFields: { hashtags, ...(chapters.length > 0 ? { chapters } : {}) },
  }
}
