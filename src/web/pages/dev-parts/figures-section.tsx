import { Hash, ListTree, Target } from "lucide-react"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Tabs } from "../../parts/layout/tabs.tsx"
import { ScoreParts } from "../../parts/score/score-parts.tsx"
import { ScoreRing } from "../../parts/score/score-ring.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const parts = [
  { label: "Title", points: 23, maxPoints: 25 },
  { label: "Tags", points: 20, maxPoints: 20 },
  { label: "Description", points: 24, maxPoints: 30 },
  { label: "Keyword use", points: 13, maxPoints: 15 },
  { label: "Readability", points: 6, maxPoints: 10 },
]

const tabs = [
  {
    value: "groups",
    label: "Ad Groups",
    icon: <ListTree aria-hidden="true" />,
    count: 4,
    content: <p>Four ad groups.</p>,
  },
  { value: "keywords", label: "Keywords", icon: <Hash aria-hidden="true" />, count: 38, content: <p>38 keywords.</p> },
  { value: "copy", label: "Ad Copy", content: <p>Three ads a group.</p> },
  { value: "audience", label: "Audience", icon: <Target aria-hidden="true" />, content: <p>Who sees it.</p> },
  { value: "landing", label: "Landing Page", content: <p>Where it leads.</p> },
  { value: "tips", label: "Tips", content: <p>What else helps.</p> },
]

export function FiguresSection() {
  return (
    <SpecimenSection id="figures" title="Scores, tabs and platforms">
      <Card as="section" labelledBy="parts-score">
        <CardHead
          id="parts-score"
          level={3}
          title="What the score is made of"
          text="One arc for each part, as long as it weighs."
        />
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
          <ScoreRing score={86} label="SEO score" parts={parts} size="lg" />
          <div className="min-w-52 max-w-md flex-1">
            <ScoreParts parts={parts} />
          </div>
        </div>
      </Card>
      <Specimen name="Score ring: good, fair, poor, nothing, full" isRow>
        <ScoreRing score={80} />
        <ScoreRing score={64} />
        <ScoreRing score={37} />
        <ScoreRing score={0} size="sm" />
        <ScoreRing score={100} size="sm" />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Campaign" tabs={tabs} />
      </Specimen>
      <Specimen name="Platform icon">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {platformSummaries.map(({ id, label, note, tintHue }) => (
            <Card key={id} as="li" pad="sm">
              <div className="flex items-center gap-3">
                <PlatformIcon platform={id} hue={tintHue} />
                <div className="min-w-0">
                  <p className="font-semibold">{label}</p>
                  <p className="text-ink-faint text-sm">{note}</p>
                </div>
              </div>
            </Card>
          ))}
        </ul>
      </Specimen>
    </SpecimenSection>
  )
}
