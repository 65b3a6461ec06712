import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { type SyntheticEvent, useState } from "react"
import * as z from "zod/mini"
import { addressSchema, pages } from "../../../contract/pages.ts"
import { analysesQuery, batchesQuery } from "../../api/analyses.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { TextArea } from "../../parts/fields/text-area.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { Disclosure } from "../../parts/layout/disclosure.tsx"
import { completeAddress } from "./analyze-form.tsx"
import { BatchTable } from "./batch-table.tsx"

const pollMs = 2000
const maxPages = 50

/** A sitemap or a list of addresses, analyzed in the background. */
export function SeveralPages({ onOpen }: { onOpen: (id: string) => void }) {
  const { data } = useQuery({
    ...batchesQuery,
    refetchInterval: ({ state }) => (state.data?.some((batch) => batch.state === "running") ? pollMs : false),
  })
  return (
    <Card as="section" pad="sm">
      <Disclosure summary={<h2 className="font-semibold">Several pages</h2>}>
        <div className="flex flex-col gap-6">
          <SeveralForm />
          {data?.map((batch) => (
            <BatchTable key={batch.id} batch={batch} onOpen={onOpen} />
          ))}
        </div>
      </Disclosure>
    </Card>
  )
}

function SeveralForm() {
  const cache = useQueryClient()
  const [typed, setTyped] = useState("")
  const [error, setError] = useState<string | undefined>()
  const begin = useMutation({
    mutationFn: (urls: readonly string[]) => {
      const [first = ""] = urls
      const isSitemap = urls.length === 1 && /\.xml(?:\.gz)?(?:[?#]|$)|sitemap/i.test(first)
      return send(pages.startBatch, { body: isSitemap ? { sitemap: first } : { urls: [...urls] } })
    },
    onSuccess: async () => {
      setTyped("")
      await cache.invalidateQueries({ queryKey: batchesQuery.queryKey })
      await cache.invalidateQueries({ queryKey: analysesQuery.queryKey })
    },
    onError: (failure) => setError(explain(failure, "Please try again.")),
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const urls = typed
      .split(/\s+/)
      .filter((url) => url !== "")
      .map(completeAddress)
    const wrong = urls.find((url) => !z.safeParse(addressSchema, url).success)
    const fault =
      urls.length === 0
        ? "URL is required"
        : wrong !== undefined
          ? `Please enter a valid URL: ${wrong}`
          : urls.length > maxPages
            ? `At most ${maxPages} addresses`
            : undefined
    setError(fault)
    if (fault === undefined) begin.mutate(urls)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Addresses, or a sitemap"
        error={error}
        help="Up to 50 addresses, one per line, or the address of a sitemap. They are analyzed one by one in the background; you can leave this page."
      >
        <TextArea value={typed} rows={4} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" isBusy={begin.isPending} busyLabel="Starting…">
          Analyze all
        </Button>
      </div>
    </form>
  )
}
