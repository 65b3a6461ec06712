import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { history, type WholeHistoryItem } from "../../../../contract/history.ts"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { itemQuery } from "../../../api/item.ts"
import { send } from "../../../api/send.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import type { Address } from "../address.ts"
import { formsFor } from "../batch/forms-for.ts"
import { useGenerationController } from "../generation/use-generation-controller.ts"

const nothingAsked: { run: string | null; forms: readonly Form[] } = { run: null, forms: [] }

const generated = { title: "SEO Content Generated!", description: "Your optimized content is ready to copy and use." }
const stopped = { title: "Stopped", description: "The products finished so far are saved." }

/** From the form to the result, on one platform or several, with the address following. */
export function useWriting(address: Address, onMove: (next: Partial<Address>) => void, onWritten: () => void) {
  const client = useQueryClient()
  const lastForm = useRef<Form>(null)
  const [asked, setAsked] = useState<{ run: string | null; forms: readonly Form[] }>(nothingAsked)
  const { controller, work } = useGenerationController({
    onNumbered: (generation) => onMove({ generation }),
    async onDone(itemId, isStopped) {
      onWritten()
      toast(isStopped ? stopped : generated)
      onMove({ item: itemId })
      const item = await client.fetchQuery(itemQuery(itemId)).catch(() => null)
      if (item !== null && lastForm.current !== null) noteResult(item, lastForm.current)
    },
  })

  const { generation } = address
  useEffect(() => {
    if (generation !== null && controller.read().state === "idle") controller.follow(generation)
  }, [controller, generation])

  function generate(form: Form, further: readonly PlatformId[]) {
    lastForm.current = form
    if (further.length === 0) {
      controller.generate(form)
      return
    }
    controller.clear()
    const forms = [form, ...formsFor(form, further)]
    const run = crypto.randomUUID()
    // The server keeps each of them from the moment it is requested.
    onWritten()
    setAsked({ run, forms })
    onMove({ run, platforms: forms.map(({ platform }) => platform) })
  }

  /** False if nothing was sent from this page, so that there is nothing to send again. */
  function retry(): boolean {
    if (lastForm.current === null) return false
    controller.generate(lastForm.current)
    return true
  }

  const initialForms = asked.run === address.run ? asked.forms : nothingAsked.forms
  return { controller, work, initialForms, generate, retry }
}

/** The specification's own call. The server has already saved everything, so a failure costs nothing. */
function noteResult({ id, title }: WholeHistoryItem, { platform }: Pick<Form, "platform">) {
  const body = { businessName: title, platform, contentType: "generated" as const, seoContent: { id } }
  send(history.save, { body }).catch((error: unknown) =>
    console.warn("The result couldn't be added to your history.", error),
  )
}
