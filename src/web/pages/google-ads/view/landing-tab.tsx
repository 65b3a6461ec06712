import { useState } from "react"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { isPage } from "../edit/is-page.ts"
import type { Editing } from "../edit/use-campaign.ts"

export function LandingTab({ editing }: { editing: Editing }) {
  const { campaign, change } = editing
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card as="section" labelledBy="landing-all">
        <CardHead
          id="landing-all"
          title="For every page"
          action={
            <CopyButton label="landing page advice" text={() => campaign.landingPageRecommendations.join("\n")} />
          }
        />
        <List items={campaign.landingPageRecommendations} />
      </Card>
      {campaign.adGroups.map((group, at) => (
        <Card key={group.name} as="section">
          <CardHead title={group.name} level={3} />
          <PageField
            url={group.ad.finalUrl ?? ""}
            onChange={(finalUrl) =>
              change({ adGroups: campaign.adGroups.with(at, { ...group, ad: { ...group.ad, finalUrl } }) })
            }
          />
          <div className="mt-4">
            <List items={group.landingPageAdvice} />
          </div>
        </Card>
      ))}
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="ml-5 flex list-disc flex-col gap-2">
    {items.map((item) => (
      <li key={item} className="wrap-anywhere">
        {item}
      </li>
    ))}
  </ul>
)

type PageFieldProps = { url: string; onChange: (url: string | null) => void }

/** Passed on only if it is an address: half of one could not be saved. */
function PageField({ url, onChange }: PageFieldProps) {
  const [typed, setTyped] = useState(url)
  return (
    <Field
      label="Final URL"
      help="The page this group's ads link to."
      {...(isPage(typed) ? {} : { error: "Please enter a valid URL" })}
    >
      <TextInput
        type="url"
        placeholder="https://"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (isPage(event.target.value)) onChange(event.target.value.trim() || null)
        }}
      />
    </Field>
  )
}
