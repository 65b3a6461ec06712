import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { LimitedList } from "../parts/limited-list.tsx"
import { LinkHealthBar } from "../parts/link-health-bar.tsx"

const linksShown = 10

/** A link and its findings. */
interface Told {
  readonly url: string
  readonly note: string | null
}

export function LinksTab({ analysis }: { analysis: Analysis }) {
  const { linkHealth } = analysis
  const broken = (linkHealth?.broken ?? []).map(({ url, why, line }) => ({ url, note: `${why} (line ${line})` }))
  const unclear = (linkHealth?.uncheckable ?? []).map(({ url, why }) => ({ url, note: why }))
  const moved = (linkHealth?.redirected ?? []).map(({ url, to }) => ({ url, note: `leads to ${to}` }))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <LinkHealthBar health={linkHealth} />
      <LinkList id="broken-links" title="Broken links" links={broken} empty="None of the links we checked is broken." />
      <LinkList id="internal-links" title="Links within the site" links={bare(analysis.internalLinks)} empty="None" />
      <LinkList id="external-links" title="Links to other sites" links={bare(analysis.externalLinks)} empty="None" />
      <LinkList
        id="unclear-links"
        title="Could not be checked"
        text="Sites may refuse a robot and still open for people, so these do not count as broken."
        links={unclear}
        empty="Every link we checked gave a clear answer."
      />
      <LinkList id="moved-links" title="Redirected" links={moved} empty="No link redirects." />
    </div>
  )
}

const bare = (urls: readonly string[]): readonly Told[] => urls.map((url) => ({ url, note: null }))

interface LinkListProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly links: readonly Told[]
  readonly empty: string
}

function LinkList({ id, title, text, links, empty }: LinkListProps) {
  return (
    <Card as="section" labelledBy={id}>
      <CardHead id={id} level={3} title={`${title} (${links.length.toLocaleString("en-US")})`} text={text} />
      <LimitedList items={links} limit={linksShown} unit="links" empty={empty} keyOf={({ url }) => url}>
        {({ url, note }) => (
          <>
            {url} {note !== null && <span className="text-ink-soft">{note}</span>}
          </>
        )}
      </LimitedList>
    </Card>
  )
}
