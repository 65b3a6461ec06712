import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { FigureList } from "../parts/figure-list.tsx"
import { HeadingTree } from "../parts/heading-tree.tsx"
import { LimitedList } from "../parts/limited-list.tsx"
import { PhraseChart } from "../parts/phrase-chart.tsx"

const headingsShown = 3
const altsShown = 10
const levels = ["h1", "h2", "h3"] as const

export function ContentTab({ analysis }: { analysis: Analysis }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PhraseChart phrases={analysis.phrases} />
      <HeadingTree headings={analysis.headings} />
      <HeadingsByLevel structure={analysis.headingStructure} />
      <Reading analysis={analysis} />
      <AltTexts analysis={analysis} />
    </div>
  )
}

/** The same text may appear twice. */
const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ text, at }))

function HeadingsByLevel({ structure }: { structure: Analysis["headingStructure"] }) {
  return (
    <Card as="section" labelledBy="headings-by-level">
      <CardHead id="headings-by-level" level={3} title="Headings by level" />
      <div className="flex flex-col gap-4">
        {levels.map((level) => (
          <div key={level}>
            <h4 className="mb-1 font-medium uppercase">
              {level} <span className="text-ink-soft">({structure[level].length})</span>
            </h4>
            <LimitedList
              items={numbered(structure[level])}
              limit={headingsShown}
              unit="headings"
              empty="None"
              keyOf={({ at }) => at}
            >
              {({ text }) => <span dir="auto">{text}</span>}
            </LimitedList>
          </div>
        ))}
      </div>
    </Card>
  )
}

function Reading({ analysis: { readability, wordCount, contentLength } }: { analysis: Analysis }) {
  const figures: readonly (readonly [string, string])[] = [
    ["Words", wordCount.toLocaleString("en-US")],
    ["Characters", contentLength.toLocaleString("en-US")],
    ["Sentences", String(readability.sentences)],
    ["Words per sentence", String(readability.meanSentenceWords)],
    ["Long sentences (over 20 words)", String(readability.longSentences)],
    ["Long paragraphs (over 150 words)", `${readability.longParagraphs} of ${readability.paragraphs}`],
    ["Reading ease (Flesch, English)", readability.ease === null ? "Not measured" : `${readability.ease} of 100`],
  ]
  return (
    <Card as="section" labelledBy="readability">
      <CardHead id="readability" level={3} title="Readability" />
      <FigureList figures={figures} />
    </Card>
  )
}

function AltTexts({ analysis: { images, imageAltTags } }: { analysis: Analysis }) {
  return (
    <Card as="section" labelledBy="alt-texts">
      <CardHead
        id="alt-texts"
        level={3}
        title="Alt text of pictures"
        text={`${images.withoutAlt} of ${images.total} pictures have none.`}
      />
      <LimitedList
        items={numbered(imageAltTags)}
        limit={altsShown}
        unit="texts"
        empty="No picture has alt text."
        keyOf={({ at }) => at}
      >
        {({ text }) => <span dir="auto">{text}</span>}
      </LimitedList>
    </Card>
  )
}
