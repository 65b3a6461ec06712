import { useQuery } from "@tanstack/react-query"
import { Inbox, RotateCw } from "lucide-react"
import { type MailView, mail } from "../../../contract/mail.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Badge, type BadgeTone } from "../../parts/feedback/badge.tsx"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Disclosure } from "../../parts/layout/disclosure.tsx"

const path = mail.listOutbox.path

/** Development only: the emails that would be sent, readable without a mail server. */
export function DevOutboxPage() {
  const outbox = useQuery({ queryKey: [path], queryFn: ({ signal }) => send(mail.listOutbox, { signal }) })
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Outbox</h1>
        <Button icon={<RotateCw aria-hidden="true" />} isBusy={outbox.isFetching} onClick={() => void outbox.refetch()}>
          Look again
        </Button>
      </div>
      <p className="text-ink-soft">The latest hundred emails. Without a mail server they stay here.</p>
      {outbox.isPending && (
        <Loading label="Loading the emails">
          <Skeleton shape="block" />
        </Loading>
      )}
      {outbox.isError && (
        <ErrorState title="The emails could not be loaded" text={explain(outbox.error, "Please try again.")} />
      )}
      {outbox.data?.length === 0 && (
        <EmptyState icon={<Inbox />} title="No emails yet" text="Register an account, and the first one is here." />
      )}
      <ul className="flex flex-col gap-4">
        {outbox.data?.map((row) => (
          <OneMail key={row.id} row={row} />
        ))}
      </ul>
    </div>
  )
}

/** Beside the development server, the pages have another port than the links in emails. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

const tones: Readonly<Record<MailView["state"], BadgeTone>> = {
  queued: "neutral",
  sent: "good",
  failed: "bad",
  suppressed: "warn",
}

/**
 * The HTML is in a sandboxed frame without scripts; the link is beside it, because that frame cannot navigate either.
 */
function OneMail({ row }: { row: MailView }) {
  return (
    <Card as="li">
      <CardHead
        title={row.subject}
        text={`To ${row.to}, ${new Date(row.createdAt).toLocaleString("en-US")}`}
        action={<Badge tone={tones[row.state]}>{row.state}</Badge>}
      />
      <div className="flex flex-col gap-4">
        <pre className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 font-sans text-sm">{row.text}</pre>
        <Disclosure summary="As HTML">
          <iframe
            title={row.subject}
            sandbox=""
            srcDoc={row.html}
            className="h-96 w-full rounded-md border border-line"
          />
        </Disclosure>
        {row.link !== null && (
          <div>
            <ButtonLink href={pathOf(row.link)}>Follow the link</ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}
