import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/card.tsx"
import { LimitedList } from "../parts/limited-list.tsx"
import { LinkHealthBar } from "../parts/link-health-bar.tsx"

const linksShown = 10

export function LinksTab({ analysis }: { analysis: Analysis }) {
  const { linkHealth } = analysis
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <LinkHealthBar health={linkHealth} />
      <Card as="section" labelledBy="broken-links">
        <CardHead id="broken-links" level={3} title="Broken links" />
        <LimitedList
          items={linkHealth?.broken ?? []}
          limit={linksShown}
          unit="broken links"
          empty="None of the links that were followed is broken."
          keyOf={({ url }) => url}
        >
          {({ url, why, line }) => (
            <>
              {url}{" "}
              <span className="text-ink-soft">
                {why} (line {line})
              </span>
            </>
          )}
        </LimitedList>
      </Card>
      <Addresses id="internal-links" title="Links within the site" urls={analysis.internalLinks} />
      <Addresses id="external-links" title="Links to other sites" urls={analysis.externalLinks} />
      <Card as="section" labelledBy="unclear-links">
        <CardHead
          id="unclear-links"
          level={3}
          title="Could not be checked"
          text="Sites may refuse a robot and still open for people, so these do not count as broken."
        />
        <LimitedList
          items={linkHealth?.uncheckable ?? []}
          limit={linksShown}
          unit="links"
          empty="Every link that was followed gave a clear answer."
          keyOf={({ url }) => url}
        >
          {({ url, why }) => (
            <>
              {url} <span className="text-ink-soft">{why}</span>
            </>
          )}
        </LimitedList>
      </Card>
      <Card as="section" labelledBy="moved-links">
        <CardHead id="moved-links" level={3} title="Redirected" />
        <LimitedList
          items={linkHealth?.redirected ?? []}
          limit={linksShown}
          unit="links"
          empty="No link takes a detour."
          keyOf={({ url }) => url}
        >
          {({ url, to }) => (
            <>
              {url} <span className="text-ink-soft">leads to {to}</span>
            </>
          )}
        </LimitedList>
      </Card>
    </div>
  )
}

function Addresses({ id, title, urls }: { id: string; title: string; urls: readonly string[] }) {
  return (
    <Card as="section" labelledBy={id}>
      <CardHead id={id} level={3} title={`${title} (${urls.length.toLocaleString("en-US")})`} />
      <LimitedList items={urls} limit={linksShown} unit="links" empty="None" keyOf={(url) => url}>
        {(url) => url}
      </LimitedList>
    </Card>
  )
}
