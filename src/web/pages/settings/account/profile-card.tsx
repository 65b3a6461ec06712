import { ImageUp, Trash2, UserRound } from "lucide-react"
import { type ChangeEvent, useRef } from "react"
import type { User } from "../../../../contract/auth.ts"
import { Button } from "../../../parts/button.tsx"
import { Card, CardHead } from "../../../parts/card.tsx"
import { Field } from "../../../parts/field.tsx"
import { TextInput } from "../../../parts/text-input.tsx"
import { toast } from "../../../parts/toast.ts"
import type { SettingsState } from "../use-settings-form.ts"
import { shrinkPicture } from "./shrink-picture.ts"

export function ProfileCard({ user, form: { values, faults, change } }: { user: User; form: SettingsState }) {
  return (
    <Card as="section" labelledBy="profile">
      <CardHead id="profile" title="Profile" />
      <div className="grid gap-5">
        <Picture source={values.profileImageUrl} onChange={(source) => change("profileImageUrl", source)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="first-name" label="First name" error={faults.firstName}>
            <TextInput
              value={values.firstName}
              onChange={(event) => change("firstName", event.target.value)}
              autoComplete="given-name"
            />
          </Field>
          <Field id="last-name" label="Last name" error={faults.lastName}>
            <TextInput
              value={values.lastName}
              onChange={(event) => change("lastName", event.target.value)}
              autoComplete="family-name"
            />
          </Field>
        </div>
        {user.username !== null && (
          <p className="text-ink-soft">
            User name <span className="font-medium text-ink">{user.username}</span>
          </p>
        )}
      </div>
    </Card>
  )
}

function Picture({ source, onChange }: { source: string | null; onChange: (source: string | null) => void }) {
  const input = useRef<HTMLInputElement>(null)

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ""
    if (file === undefined) return
    const picture = await shrinkPicture(file).catch(() => null)
    if (picture !== null) onChange(picture)
    else
      toast({
        title: "This picture cannot be used",
        description: "Please take a PNG, JPEG or WebP file.",
        variant: "destructive",
      })
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {source?.startsWith("data:image/") ? (
        <img src={source} alt="You" className="size-16 rounded-full object-cover" />
      ) : (
        <span aria-hidden="true" className="grid size-16 place-items-center rounded-full bg-sunken text-ink-faint">
          <UserRound className="size-8" />
        </span>
      )}
      <label htmlFor="profile-picture" className="sr-only">
        Profile picture
      </label>
      <input
        ref={input}
        id="profile-picture"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void pick(event)}
      />
      <Button size="sm" icon={<ImageUp aria-hidden="true" />} onClick={() => input.current?.click()}>
        {source === null ? "Add a profile picture" : "Change picture"}
      </Button>
      {source !== null && (
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(null)}>
          Remove picture
        </Button>
      )}
    </div>
  )
}
