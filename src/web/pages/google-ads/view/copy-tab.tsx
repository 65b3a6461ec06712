import { useState } from "react"
import type { AdsForm } from "../../../../domain/ads/ads-form.ts"
import type { AdGroup, GroupAd } from "../../../../domain/ads/campaign.ts"
import type { AdText } from "../../../../domain/ads/knowledge/editorial-rules.ts"
import { adsLimits } from "../../../../domain/ads/knowledge/limits.ts"
import { lintText } from "../../../../domain/ads/policy/lint-text.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import type { Editing } from "../edit/use-campaign.ts"
import { AdPreview } from "./ad-preview.tsx"
import { AssetsCard } from "./assets-card.tsx"
import { TextRows } from "./text-rows.tsx"

export function CopyTab({ editing }: { editing: Editing }) {
  const { campaign, form, judged, change } = editing
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, campaign.adGroups.length - 1)
  const group = campaign.adGroups[at]
  if (group === undefined) return null
  const { ad } = group
  const isPmax = judged.strategy.builtAs === "Performance Max"
  const edit = (next: Partial<GroupAd>) =>
    change({ adGroups: campaign.adGroups.with(at, { ...group, ad: { ...ad, ...next } }) })
  return (
    <div className="flex flex-col gap-5">
      {campaign.adGroups.length > 1 && (
        <div className="max-w-md">
          <Field label={isPmax ? "Asset group" : "Ad group"}>
            <Select
              value={String(at)}
              onChange={(value) => setChosen(Number(value))}
              options={campaign.adGroups.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          </Field>
        </div>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <AdTexts group={group} isPmax={isPmax} form={form} onChange={edit} />
        <div className="flex min-w-0 flex-col gap-5">
          <AdPreview key={group.name} ad={ad} businessName={form.businessName} assets={campaign.assets} />
          <AssetsCard editing={editing} />
        </div>
      </div>
    </div>
  )
}

type AdTextsProps = {
  group: AdGroup
  isPmax: boolean
  form: Pick<AdsForm, "businessType" | "businessName">
  onChange: (next: Partial<GroupAd>) => void
}

function AdTexts({ group, isPmax, form, onChange }: AdTextsProps) {
  const { ad } = group
  const { headlines, descriptions, paths, assetGroup } = adsLimits
  const lint = (scope: AdText) => (text: string) => lintText(text, scope, form.businessType, [form.businessName])
  return (
    <Card>
      <div className="flex flex-col gap-8">
        <TextRows
          name="Headline"
          of={group.name}
          texts={ad.headlines}
          max={headlines.max}
          width={headlines.width}
          lint={lint("headline")}
          onChange={(texts) => onChange({ headlines: texts })}
        />
        {isPmax && (
          <TextRows
            name="Long headline"
            of={group.name}
            texts={ad.longHeadlines}
            max={assetGroup.longHeadlines.max}
            width={assetGroup.longHeadlines.width}
            isLong
            lint={lint("long_headline")}
            onChange={(texts) => onChange({ longHeadlines: texts })}
          />
        )}
        <TextRows
          name="Description"
          of={group.name}
          texts={ad.descriptions}
          max={isPmax ? assetGroup.descriptions.max : descriptions.max}
          width={descriptions.width}
          isLong
          lint={lint("description")}
          onChange={(texts) => onChange({ descriptions: texts })}
        />
        <TextRows
          name="Path"
          of={group.name}
          texts={ad.paths}
          max={paths.max}
          width={paths.width}
          lint={lint("path")}
          onChange={(texts) => onChange({ paths: texts })}
        />
      </div>
    </Card>
  )
}
