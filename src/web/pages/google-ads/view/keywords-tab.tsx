import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import type { AdGroup } from "../../../../domain/ads/campaign.ts"
import type { Keyword } from "../../../../domain/ads/keywords/plan-keywords.ts"
import { type Intent, intents, type MatchType } from "../../../../domain/ads/knowledge/enumerations.ts"
import { adsLimits } from "../../../../domain/ads/knowledge/limits.ts"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { ChipList } from "../../../parts/pickers/chip-list.tsx"
import { classifyKeyword } from "../edit/classify-keyword.ts"
import type { Editing } from "../edit/use-campaign.ts"
import { SearchTermsCard } from "./search-terms-card.tsx"
import { ShareBars } from "./share-bars.tsx"

type KeywordsTabProps = { editing: Editing; saved: WholeCampaign }

const intentWords: Readonly<Record<Intent, string>> = {
  transactional: "Ready to buy",
  local: "Looking nearby",
  commercial: "Comparing",
  navigational: "Looking for you",
}
const signs: Readonly<Record<MatchType, (text: string) => string>> = {
  phrase: (text) => `"${text}"`,
  exact: (text) => `[${text}]`,
  broad: (text) => text,
}
const keywordLimit = { max: adsLimits.keyword.maxChars, unit: "characters", measure: (item: string) => item.length }

export function KeywordsTab({ editing }: KeywordsTabProps) {
  const { campaign, judged, change } = editing
  const all = campaign.adGroups.flatMap(({ keywordDetails }) => keywordDetails)
  const marked = new Set(judged.violations.map(({ text }) => text))
  return (
    <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        {campaign.adGroups.map((group, at) => (
          <GroupKeywords
            key={group.name}
            group={group}
            isMarked={(text) => marked.has(text)}
            onChange={(keywordDetails) =>
              change({ adGroups: campaign.adGroups.with(at, { ...group, keywordDetails }) })
            }
          />
        ))}
        <Card as="section" pad="sm">
          <Field
            label="Negative keywords"
            help="Ads do not show for searches with these words. None may block a keyword of yours."
            action={<CopyButton label="negative keywords" text={() => campaign.negativeKeywords.join("\n")} />}
          >
            <ChipList
              itemName="negative keyword"
              items={campaign.negativeKeywords}
              limit={keywordLimit}
              isMarked={(item) => marked.has(item)}
              onChange={(negativeKeywords) => change({ negativeKeywords })}
            />
          </Field>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card as="section" labelledBy="keywords-intent">
          <CardHead id="keywords-intent" title="Intent" text="What people searching for these want." />
          <ShareBars
            title="Keywords by intent"
            shares={intents.flatMap((intent) => {
              const { length } = all.filter((keyword) => keyword.intent === intent)
              return length === 0
                ? []
                : [{ label: intentWords[intent], value: length, shown: `${length} of ${all.length}` }]
            })}
          />
          <p className="mt-4 text-ink-soft text-sm">
            No search volumes: Google gives them to its own Keyword Planner only, and we print no figure that we cannot
            know.
          </p>
        </Card>
        <SearchTermsCard editing={editing} />
      </div>
    </div>
  )
}

type GroupKeywordsProps = {
  group: AdGroup
  isMarked: (text: string) => boolean
  onChange: (keywords: readonly Keyword[]) => void
}

function GroupKeywords({ group, isMarked, onChange }: GroupKeywordsProps) {
  return (
    <Card as="section" pad="sm">
      <Field
        label={group.name}
        help="Phrase match unless a keyword is in [brackets]. Select one to change it."
        action={
          <CopyButton
            label={`keywords of ${group.name}`}
            text={() => group.keywordDetails.map(({ text, matchType }) => signs[matchType](text)).join("\n")}
          />
        }
      >
        <ChipList
          itemName="keyword"
          items={group.keywordDetails.map(({ text, matchType }) => (matchType === "exact" ? `[${text}]` : text))}
          limit={keywordLimit}
          isMarked={(item) => isMarked(item.replace(/^\[|\]$/g, ""))}
          onChange={(items) => onChange(items.map((item) => classifyKeyword(item, group.keywordDetails)))}
        />
      </Field>
    </Card>
  )
}
