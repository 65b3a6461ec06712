import { useState } from "react"
import { currencies } from "../../../../domain/bulk/files/place-product.ts"
import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { styleField, toneField } from "../../../../domain/rule-book/other-fields.ts"
import { styles, tones } from "../../../../domain/seo/brief.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Progress } from "../../../parts/feedback/progress.tsx"
import { ErrorSummary } from "../../../parts/fields/error-summary.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { Collapsible } from "../../../parts/layout/collapsible.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import type { OpenedFile } from "../reading/file-desk.ts"
import type { Reader } from "../reading/open-reader.ts"
import { products } from "../say-job.ts"
import type { Shop } from "./kept-shop.ts"
import { ShopField } from "./shop-field.tsx"
import { type Sending, useSending } from "./use-sending.ts"
import { fieldIdOf, useShop } from "./use-shop.ts"

type StartStepProps = {
  fileName: string
  file: OpenedFile
  reader: Reader
  /** The number of products in the job. */
  count: number
  onBack: () => void
  onStarted: (jobId: string) => void
}

/** Step 3: the platform, the seller, and the tone. */
export function StartStep({ fileName, file, reader, count, onBack, onStarted }: StartStepProps) {
  const { shop, shopping, change, problems, problemOf, finish } = useShop(file.source.platform, file.currency)
  const [isMore, setMore] = useState(false)
  const { sending, start } = useSending({ reader, fileName, count, onStarted })
  if (shopping === null) return null
  const setText = (key: string) => (text: string) => change({ texts: { ...shop.texts, [key]: text } })
  const { platformId, required, others } = shopping
  const fieldOf = (field: (typeof required)[number]) => (
    <ShopField
      key={field.key}
      field={field}
      text={shop.texts[field.key] ?? ""}
      problem={problemOf(field.key)}
      onText={setText(field.key)}
    />
  )
  const send = () => {
    const form = finish()
    if (form !== null) void start(platformId, form, shop.currency)
  }
  return (
    <Card as="section" labelledBy="bulk-start">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        className="flex flex-col gap-6"
      >
        <h2 id="bulk-start" tabIndex={-1} className="text-lg outline-none">
          What do all {products(count)} share?
        </h2>
        <ErrorSummary problems={problems} />
        <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
          <Choices shop={shop} onChange={change} />
          {required.map(fieldOf)}
        </div>
        <Collapsible
          title="More details"
          note="Optional. They apply to every product, so leave out what is true of only some."
          isOpen={isMore}
          onOpenChange={setMore}
        >
          <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">{others.map(fieldOf)}</div>
        </Collapsible>
        <SendingState sending={sending} count={count} onRetry={send} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onBack} disabled={sending.kind === "sending"}>
            Back
          </Button>
          <Button type="submit" variant="primary" isBusy={sending.kind === "sending"}>
            Start writing {products(count)}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type SendingStateProps = { sending: Sending; count: number; onRetry: () => void }

function SendingState({ sending, count, onRetry }: SendingStateProps) {
  if (sending.kind === "resting") return null
  if (sending.kind === "failed")
    return <ErrorState title="The job could not be started" text={sending.message} onRetry={onRetry} />
  return (
    <Progress
      label="Uploading"
      done={sending.sent}
      total={count}
      unit="products"
      stage="Keep this tab open until all are there."
    />
  )
}

const platformOptions = platformSummaries.map(({ id, label, tintHue }) => ({
  value: id,
  label,
  icon: <PlatformIcon platform={id} size="sm" hue={tintHue} />,
}))
const fromSettings = { value: "from-settings", label: "From your settings" }
const currencyOptions = currencies.map((code) => ({ value: code, label: code }))

function Choices({ shop, onChange }: { shop: Shop; onChange: (next: Partial<Shop>) => void }) {
  const pickTone = (value: string) => onChange({ tone: tones.find((one) => one === value) })
  const pickStyle = (value: string) => onChange({ style: styles.find((one) => one === value) })
  return (
    <>
      <Field id={fieldIdOf("platform")} label="Platform" help="The texts follow its rules." isRequired>
        <Select value={shop.platform} onChange={(platform) => onChange({ platform })} options={platformOptions} />
      </Field>
      <Field label="Currency" help="For prices that come without one.">
        <Select value={shop.currency} onChange={(currency) => onChange({ currency })} options={currencyOptions} />
      </Field>
      <Field label={toneField.label} help={toneField.help}>
        <Select
          value={shop.tone ?? fromSettings.value}
          onChange={pickTone}
          options={[fromSettings, ...(toneField.options ?? [])]}
        />
      </Field>
      <Field label={styleField.label} help={styleField.help}>
        <Select
          value={shop.style ?? fromSettings.value}
          onChange={pickStyle}
          options={[fromSettings, ...(styleField.options ?? [])]}
        />
      </Field>
    </>
  )
}
