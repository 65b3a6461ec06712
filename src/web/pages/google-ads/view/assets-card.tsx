import type { Sitelink } from "../../../../domain/ads/copy/write-assets.ts"
import { countWidth } from "../../../../domain/ads/count-width.ts"
import { adsLimits } from "../../../../domain/ads/knowledge/limits.ts"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { ChipList } from "../../../parts/pickers/chip-list.tsx"
import type { Editing } from "../edit/use-campaign.ts"

const { sitelinks: linkLimits, callouts: calloutLimits, snippets: snippetLimits } = adsLimits
const widthLimit = (max: number) => ({ max, unit: "wide", measure: countWidth })

/** The assets beside every group's ads. */
export function AssetsCard({ editing }: { editing: Editing }) {
  const { campaign, change } = editing
  const { assets } = campaign
  const edit = (next: Partial<typeof assets>) => change({ assets: { ...assets, ...next } })
  return (
    <Card as="section" labelledBy="ad-assets">
      <CardHead id="ad-assets" title="Assets" text="For the whole campaign." />
      <div className="flex flex-col gap-6">
        <Field
          label="Callouts"
          help="Short facts, at most 25 wide."
          action={<CopyButton label="callouts" text={() => assets.callouts.join("\n")} />}
        >
          <ChipList
            itemName="callout"
            items={assets.callouts}
            limit={widthLimit(calloutLimits.width)}
            onChange={(callouts) => edit({ callouts })}
          />
        </Field>
        {assets.structuredSnippets.map((snippet, at) => (
          <Field
            key={snippet.header}
            label={`Structured snippet: ${snippet.header}`}
            help={`${snippetLimits.min} to ${snippetLimits.max} values.`}
            action={<CopyButton label="snippet values" text={() => snippet.values.join("\n")} />}
          >
            <ChipList
              itemName="value"
              items={snippet.values}
              limit={widthLimit(snippetLimits.width)}
              onChange={(values) =>
                edit({ structuredSnippets: assets.structuredSnippets.with(at, { ...snippet, values }) })
              }
            />
          </Field>
        ))}
        <Sitelinks links={assets.sitelinks} onChange={(sitelinks) => edit({ sitelinks })} />
        <div>
          <h3 className="text-base">Call button</h3>
          <p className="text-ink-soft">
            {assets.call === null ? "Add your phone number to the form to get one." : assets.call.number}
          </p>
        </div>
      </div>
    </Card>
  )
}

const SitelinkSummary = ({ link }: { link: Sitelink }) => (
  <>
    <span className="font-medium">{link.text || "Without a name"}</span>
    <span className="wrap-anywhere block text-ink-soft text-sm">{link.url ?? "Needs a page on your site"}</span>
  </>
)

function SitelinkFields({ link, onChange }: { link: Sitelink; onChange: (next: Partial<Sitelink>) => void }) {
  const rows = [
    { name: "text", label: "Link text", width: linkLimits.textWidth },
    { name: "line1", label: "Line 1", width: linkLimits.lineWidth },
    { name: "line2", label: "Line 2", width: linkLimits.lineWidth },
  ] as const
  return (
    <div className="flex flex-col gap-4">
      {rows.map(({ name, label, width }) => (
        <Field key={name} label={label} counter={{ count: countWidth(link[name]), max: width, unit: "wide" }}>
          <TextInput value={link[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
        </Field>
      ))}
      <Field label="Page">
        <TextInput
          type="url"
          value={link.url ?? ""}
          onChange={(event) => onChange({ url: event.target.value.trim() === "" ? null : event.target.value })}
        />
      </Field>
    </div>
  )
}

type SitelinksProps = { links: readonly Sitelink[]; onChange: (links: readonly Sitelink[]) => void }

function Sitelinks({ links, onChange }: SitelinksProps) {
  return (
    <div>
      <h3 className="mb-2 text-base">{`Sitelinks (${links.length})`}</h3>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sitelink is its place; its text changes with each key.
        <Disclosure key={at} summary={<SitelinkSummary link={link} />}>
          <SitelinkFields link={link} onChange={(next) => onChange(links.with(at, { ...link, ...next }))} />
        </Disclosure>
      ))}
      <p className="mt-2 text-ink-soft text-sm">
        Each links to its own page on your site; sections of one page count as the same page. Create any missing pages,
        or change the address.
      </p>
    </div>
  )
}
