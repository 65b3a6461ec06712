import { Store } from "lucide-react"
import { community, type OwnStory, storyChars, storyFormSchema } from "../../../contract/community.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { ErrorSummary } from "../../parts/fields/error-summary.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { PicturePicker } from "../../parts/fields/picture-picker.tsx"
import { TextArea } from "../../parts/fields/text-area.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { useWriting } from "../use-writing.ts"

type StoryFormProps = { story: OwnStory | null; onSaved: (story: OwnStory) => void }

const startOf = (story: OwnStory | null) => ({
  businessName: story?.businessName ?? "",
  industry: story?.industry ?? "",
  challenge: story?.challenge ?? "",
  solution: story?.solution ?? "",
  results: story?.results ?? "",
  imageUrl: story?.imageUrl ?? null,
})

const texts = [
  { name: "challenge", label: "The challenge", max: storyChars.challenge, isRequired: false },
  { name: "solution", label: "What you changed", max: storyChars.solution, isRequired: false },
  { name: "results", label: "The result", max: storyChars.results.max, isRequired: true },
] as const

export function StoryForm({ story, onSaved }: StoryFormProps) {
  const { values, change, submit, problems, faultOf, failure, isBusy } = useWriting({
    start: startOf(story),
    schema: storyFormSchema,
    toForm: (typed) => ({
      ...typed,
      challenge: typed.challenge === "" ? null : typed.challenge,
      solution: typed.solution === "" ? null : typed.solution,
    }),
    async save(body) {
      const saved = await send(story === null ? community.writeStory : community.changeStory, { body })
      toast({ title: "Thank you", description: "Your story waits to be read, and then everybody can see it." })
      onSaved(saved)
    },
  })
  return (
    <form
      noValidate
      aria-label="Success story"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-5"
    >
      <ErrorSummary problems={problems} />
      {failure !== null && <ErrorState title="Your story was not sent" text={failure} />}
      <Business values={values} onChange={change} faultOf={faultOf} />
      {texts.map(({ name, label, max, isRequired }) => (
        <Field
          key={name}
          id={name}
          label={label}
          isRequired={isRequired}
          error={faultOf(name)}
          counter={{ count: values[name].length, max, unit: "characters" }}
          {...(isRequired ? { help: "With figures where you have them: views, orders, hours." } : {})}
        >
          <TextArea rows={3} value={values[name]} onChange={(event) => change({ [name]: event.target.value })} />
        </Field>
      ))}
      <PicturePicker
        label="Picture of your business"
        addLabel="Add a picture"
        alt="Your business"
        placeholder={<Store />}
        source={values.imageUrl}
        onChange={(imageUrl) => change({ imageUrl })}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Sending...">
          {story === null ? "Send the story" : "Resubmit"}
        </Button>
      </div>
    </form>
  )
}

type BusinessProps = {
  values: { readonly businessName: string; readonly industry: string }
  onChange: (change: { businessName?: string; industry?: string }) => void
  faultOf: (name: "businessName" | "industry") => string | undefined
}

function Business({ values, onChange, faultOf }: BusinessProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="businessName" label="Business name" isRequired error={faultOf("businessName")}>
        <TextInput
          value={values.businessName}
          maxLength={storyChars.businessName}
          onChange={(event) => onChange({ businessName: event.target.value })}
        />
      </Field>
      <Field id="industry" label="Industry" isRequired error={faultOf("industry")}>
        <TextInput
          value={values.industry}
          maxLength={storyChars.industry}
          onChange={(event) => onChange({ industry: event.target.value })}
        />
      </Field>
    </div>
  )
}
