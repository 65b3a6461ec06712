import { UserRound } from "lucide-react"
import type { User } from "../../../../contract/auth.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { PicturePicker } from "../../../parts/fields/picture-picker.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import type { SettingsState } from "../use-settings-form.ts"

export function ProfileCard({ user, form: { values, faults, change } }: { user: User; form: SettingsState }) {
  return (
    <Card as="section" labelledBy="profile">
      <CardHead id="profile" title="Profile" />
      <div className="grid gap-5">
        <PicturePicker
          label="Profile picture"
          addLabel="Add a profile picture"
          alt="You"
          isRound
          placeholder={<UserRound />}
          source={values.profileImageUrl}
          onChange={(source) => change("profileImageUrl", source)}
        />
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
            Username <span className="font-medium text-ink">{user.username}</span>
          </p>
        )}
      </div>
    </Card>
  )
}
