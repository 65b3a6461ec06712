import type { ReactNode } from "react"
import type { Analysis } from "../../../../contract/pages.ts"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { CheckList } from "../parts/check-list.tsx"
import { HeadPatch } from "../parts/head-patch.tsx"
import { LimitedList } from "../parts/limited-list.tsx"

const keywordsShown = 10

export function ImprovementsTab({ analysis }: { analysis: Analysis }) {
  const of = (status: string) => analysis.checks.filter((check) => check.status === status)
  const failed = of("fail").toSorted((a, b) => b.maxPoints - a.maxPoints)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <BetterTexts analysis={analysis} />
      <HeadPatch lines={analysis.improved.head} />
      <Suggestions analysis={analysis} />
      <Card as="section" labelledBy="all-checks">
        <CardHead id="all-checks" level={3} title="All checks" />
        <div className="flex flex-col gap-4">
          <CheckList checks={failed} />
          <Folded title="Could not be checked" count={of("could-not-check").length}>
            <CheckList checks={of("could-not-check")} />
          </Folded>
          <Folded title="Passed" count={of("pass").length}>
            <CheckList checks={of("pass")} />
          </Folded>
          <Folded title="Does not apply to this page" count={analysis.notApplicable.length}>
            <ul className="flex flex-col gap-1 text-ink-soft">
              {analysis.notApplicable.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </Folded>
        </div>
      </Card>
    </div>
  )
}

function Folded({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <Disclosure
      summary={
        <span className="font-medium">
          {title} ({count})
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

function BetterTexts({ analysis }: { analysis: Analysis }) {
  const { improvedTitleTag, improvedMetaDescription, improvedKeywords, improved } = analysis
  const texts: readonly (readonly [label: string, text: string | null])[] = [
    ["Title", improvedTitleTag],
    ["Description", improvedMetaDescription],
  ]
  return (
    <Card as="section" labelledBy="better-texts">
      <CardHead
        id="better-texts"
        level={3}
        title="Better texts"
        text={
          improved.writer === null
            ? "We could not write any improvements this time. Analyze the page again to retry."
            : `Written by ${improved.writer.name} from the page's own content.`
        }
      />
      <div className="flex flex-col gap-4">
        {texts.map(([label, text]) =>
          text === null || text === "" ? null : (
            <div key={label}>
              <div className="flex items-center justify-between gap-4">
                <h4 className="font-medium">
                  {label} <span className="text-ink-faint text-sm">({[...text].length} characters)</span>
                </h4>
                <CopyButton text={text} label={label} />
              </div>
              <p dir="auto">{text}</p>
            </div>
          ),
        )}
        {improvedKeywords.length > 0 && (
          <div>
            <div className="flex items-center justify-between gap-4">
              <h4 className="font-medium">Keywords</h4>
              <CopyButton text={improvedKeywords.join(", ")} label="Keywords" />
            </div>
            <LimitedList
              items={improvedKeywords}
              limit={keywordsShown}
              unit="keywords"
              empty="None"
              keyOf={(word) => word}
            >
              {(word) => <span dir="auto">{word}</span>}
            </LimitedList>
          </div>
        )}
      </div>
    </Card>
  )
}

function Suggestions({ analysis: { improved } }: { analysis: Analysis }) {
  const alts = improved.alts.filter(({ alt }) => alt !== "")
  return (
    <Card as="section" labelledBy="suggestions">
      <CardHead id="suggestions" level={3} title="Headings and pictures" />
      <h4 className="mb-1 font-medium">Suggested headings</h4>
      <LimitedList
        items={improved.headings}
        limit={6}
        unit="headings"
        empty="None were written."
        keyOf={(heading) => heading}
      >
        {(heading) => <span dir="auto">{heading}</span>}
      </LimitedList>
      <h4 className="mt-4 mb-1 font-medium">Text alternatives, read from file names</h4>
      <LimitedList
        items={alts.map((alt, at) => ({ ...alt, at }))}
        limit={10}
        unit="texts"
        empty="No file name describes its picture."
        keyOf={({ at }) => at}
      >
        {({ src, alt }) => (
          <>
            <code className="font-mono text-sm">alt="{alt}"</code> <span className="text-ink-faint text-sm">{src}</span>
          </>
        )}
      </LimitedList>
    </Card>
  )
}
