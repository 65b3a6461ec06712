import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/card.tsx"
import { HeadingTree } from "../parts/heading-tree.tsx"
import { LimitedList } from "../parts/limited-list.tsx"
import { PhraseChart } from "../parts/phrase-chart.tsx"

const headingsShown = 3

export function ContentTab({ analysis }: { analysis: Analysis }) {
  const { headingStructure, readability } = analysis
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <PhraseChart phrases={analysis.phrases} />
      <HeadingTree headings={analysis.headings} />
      <Card as="section" labelledBy="headings-by-level">
        <CardHead id="headings-by-level" level={3} title="Headings by level" />
        <div className="flex flex-col gap-4">
          {(["h1", "h2", "h3"] as const).map((level) => (
            <div key={level}>
              <h4 className="mb-1 font-medium uppercase">
                {level} <span className="text-ink-soft">({headingStructure[level].length})</span>
              </h4>
              <LimitedList
                items={headingStructure[level].map((text, at) => ({ text, at }))}
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
      <Card as="section" labelledBy="readability">
        <CardHead id="readability" level={3} title="How it reads" />
        <dl className="flex flex-col divide-y divide-line">
          {[
            ["Words", analysis.wordCount.toLocaleString("en-US")],
            ["Characters", analysis.contentLength.toLocaleString("en-US")],
            ["Sentences", String(readability.sentences)],
            ["Words a sentence", String(readability.meanSentenceWords)],
            ["Long sentences (over 20 words)", String(readability.longSentences)],
            ["Long paragraphs (over 150 words)", `${readability.longParagraphs} of ${readability.paragraphs}`],
            [
              "Reading ease (Flesch, English)",
              readability.ease === null ? "Not measured" : `${readability.ease} of 100`,
            ],
          ].map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 py-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" labelledBy="alt-texts">
        <CardHead
          id="alt-texts"
          level={3}
          title="Text alternatives of pictures"
          text={`${analysis.images.withoutAlt} of ${analysis.images.total} pictures have none.`}
        />
        <LimitedList
          items={analysis.imageAltTags.map((text, at) => ({ text, at }))}
          limit={10}
          unit="texts"
          empty="No picture is described."
          keyOf={({ at }) => at}
        >
          {({ text }) => <span dir="auto">{text}</span>}
        </LimitedList>
      </Card>
    </div>
  )
}
