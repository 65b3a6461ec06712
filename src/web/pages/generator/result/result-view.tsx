import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Copy } from "lucide-react"
import { type ReactNode, useCallback, useMemo, useRef } from "react"
import { history, type WholeHistoryItem } from "../../../../contract/history.ts"
import { type PlatformId, platformSummaries } from "../../../../domain/platform-summaries.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import type { Listing } from "../../../../domain/seo/listing.ts"
import { CallError } from "../../../api/call-error.ts"
import { download } from "../../../api/download.ts"
import { explain } from "../../../api/explain.ts"
import { itemQuery } from "../../../api/item.ts"
import { ResultEditor } from "../../../editor/result-editor.tsx"
import { brokenRules } from "../../../listing/broken-rules.ts"
import { ExportMenu } from "../../../listing/export-menu.tsx"
import { fillBrief } from "../../../listing/fill-brief.ts"
import { useExportChoices } from "../../../listing/use-export-choices.ts"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { Dropdown } from "../../../parts/overlays/dropdown.tsx"
import { ListingPreview } from "../../../previews/listing-preview.tsx"
import { AskPanel } from "../asks/ask-panel.tsx"
import type { Answer } from "../asks/put-answers.ts"
import { useAnswers } from "../asks/use-answers.ts"
import { LanguageNote } from "../language-note.tsx"
import { ResultSkeleton } from "./result-skeleton.tsx"
import { useResultCalls } from "./use-result-calls.ts"

type ResultViewProps = {
  itemId: string
  onOtherPlatform: (item: WholeHistoryItem, platform: PlatformId) => void
  onAnswered: (item: WholeHistoryItem, answers: readonly Answer[]) => void
}

/** A saved result, read from the server, whenever and wherever it was written. */
export function ResultView({ itemId, ...rest }: ResultViewProps) {
  const { data: item, error, isPending, refetch, isRefetching } = useQuery(itemQuery(itemId))
  if (isPending) return <ResultSkeleton />
  if (item === undefined) {
    const isGone = error instanceof CallError && error.status === 404
    return (
      <ErrorState
        title={isGone ? "This result no longer exists" : "The result could not be opened"}
        text={
          isGone ? "It may have been deleted, or it belongs to another account." : explain(error, "Please try again.")
        }
        {...(isGone ? {} : { onRetry: () => void refetch(), isRetrying: isRefetching })}
      />
    )
  }
  const platform = findPlatform(item.platform)
  if (platform === undefined || item.products.length === 0) return null
  return <OpenResult key={item.id} item={item} platform={platform} {...rest} />
}

type OpenResultProps = Omit<ResultViewProps, "itemId"> & { item: WholeHistoryItem; platform: Platform }

function OpenResult({ item, platform, onOtherPlatform, onAnswered }: OpenResultProps) {
  const client = useQueryClient()
  const { id, form } = item
  const brief = useMemo(() => fillBrief(form), [form])
  // A slot that only copies another is not edited separately: the server updates it.
  const edited = useMemo(
    () => ({ ...platform, slots: platform.slots.filter(({ copyOf }) => copyOf === undefined) }),
    [platform],
  )
  const calls = useResultCalls(id)
  const choices = useExportChoices(platform.importFile)
  const flushRef = useRef<() => Promise<boolean>>(null)
  const answering = useAnswers(item)
  const writeAgain = async () => {
    await flushRef.current?.()
    answering.forget()
    onAnswered(item, answering.typed)
  }
  const preview = useCallback(
    (listing: Listing) => <ListingPreview platform={platform} listing={listing} brief={brief} />,
    [platform, brief],
  )
  return (
    <section aria-labelledby="result-title" className="flex min-w-0 flex-col gap-6">
      <ResultHead item={item} platform={platform}>
        <OtherPlatforms than={platform.id} onPick={(other) => onOtherPlatform(item, other)} />
        <ExportMenu
          choices={choices}
          prepare={async () => flushRef.current?.()}
          broken={() => brokenRules(client.getQueryData(itemQuery(id).queryKey) ?? item)}
          fetchFile={(format) => download(history.exportItem, { params: { id }, query: { format } })}
        />
      </ResultHead>
      {item.writer?.kind === "built-in" && (
        <LanguageNote
          texts={[brief.description, brief.videoDescription, ...brief.products.map(({ description }) => description)]}
        />
      )}
      <ResultEditor
        item={item}
        platform={edited}
        brief={brief}
        preview={preview}
        asks={(product) => (
          <AskPanel item={item} product={product} answering={answering} onWriteAgain={() => void writeAgain()} />
        )}
        flushRef={flushRef}
        {...calls}
      />
    </section>
  )
}

type ResultHeadProps = { item: WholeHistoryItem; platform: Platform; children: ReactNode }

function ResultHead({ item, platform, children }: ResultHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
        <PlatformIcon platform={platform.id} hue={platform.tintHue} />
        <div className="min-w-0">
          <h2 id="result-title" className="wrap-anywhere text-xl">
            {item.title}
          </h2>
          <p className="text-ink-faint text-sm">
            {platform.label}, {item.products.length === 1 ? "1 listing" : `${item.products.length} listings`}
            {item.writer && `, written by ${item.writer.name}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

function OtherPlatforms({ than, onPick }: { than: string; onPick: (platform: PlatformId) => void }) {
  return (
    <Dropdown
      label="Write for another platform"
      icon={<Copy aria-hidden="true" />}
      items={platformSummaries
        .filter(({ id }) => id !== than)
        .map(({ id, label, note, tintHue }) => ({
          id,
          label,
          hint: note,
          icon: <PlatformIcon platform={id} size="sm" hue={tintHue} />,
          onPick: () => onPick(id),
        }))}
    />
  )
}
