import { useQuery } from "@tanstack/react-query"
import { seo } from "../../../../contract/seo.ts"
import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import type { Address } from "../address.ts"

/** What is being written for this account, also from another browser. */
export function UnfinishedNotice({ onMove }: { onMove: (next: Partial<Address>) => void }) {
  const { data = [] } = useQuery({
    queryKey: [seo.listGenerations.path, {}],
    queryFn: ({ signal }) => send(seo.listGenerations, { query: {}, signal }),
    staleTime: 0,
  })
  const unfinished = data.filter(({ state }) => state === "queued" || state === "running")
  const [newest] = unfinished
  if (newest === undefined) return null
  const { id, run, title } = newest
  const ofRun = data.filter((one) => run !== null && one.run === run)
  const platforms = platformSummaries.flatMap((face) =>
    ofRun.some(({ platform }) => platform === face.id) ? [face.id] : [],
  )
  return (
    <Notice
      title="Being written now"
      action={
        <Button size="sm" onClick={() => onMove(run === null ? { generation: id } : { run, platforms })}>
          Show it
        </Button>
      }
    >
      {title} for {run === null ? labelOf(newest.platform) : platforms.map(labelOf).join(", ")}
      {unfinished.length > ofRun.length + 1 && ", and others"}.
    </Notice>
  )
}

const labelOf = (platform: string): string => platformSummaries.find(({ id }) => id === platform)?.label ?? platform
