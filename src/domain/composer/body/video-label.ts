import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { capital } from "../wording.ts"

const kinds =
  /\b(?:lesson|tutorial|course|review|recipe|guide|walkthrough|vlog|tour|workout|demo|podcast|interview|class|documentary)$/i

/**
 * What viewers type for such a video, where the first lines do not say it: "Bodhrán lesson". Only where the brief itself
 * calls the video that, outside of its list of keywords.
 */
export function videoLabel({ brief, subject, keywords }: Understanding, firstLines: string): string {
  const own = contentStems(
    [
      brief.videoTitle,
      brief.videoType,
      brief.videoCategory,
      brief.description,
      brief.videoDescription,
      brief.industry,
      subject.name,
      subject.category,
      subject.description,
    ].join(" "),
  )
  const said = contentStems(firstLines)
  const isSaid = keywords.some((phrase) => phrase.includes(" ") && shareIn(contentStems(phrase), said) >= 0.99)
  const label = keywords.find((phrase) => kinds.test(phrase) && shareIn(contentStems(phrase), own) >= 0.99)
  return isSaid || label === undefined || !label.includes(" ") ? "" : capital(label)
}
