import type { User } from "../../../../contract/auth.ts"
import { Switch } from "../../../parts/fields/switch.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import type { SettingsState } from "../use-settings-form.ts"
import { EmailCard } from "./email-card.tsx"
import { PasswordCard } from "./password-card.tsx"
import { ProfileCard } from "./profile-card.tsx"

export function AccountTab({ user, form }: { user: User; form: SettingsState }) {
  return (
    <div className="grid gap-6">
      <ProfileCard user={user} form={form} />
      <EmailCard user={user} />
      <PasswordCard user={user} />
      <NotificationsCard form={form} />
    </div>
  )
}

function NotificationsCard({ form: { values, change } }: { form: SettingsState }) {
  return (
    <Card as="section" labelledBy="notifications">
      <CardHead id="notifications" title="Notifications" />
      <div className="grid gap-5">
        <Switch
          label="Email notifications"
          help="Emails about your work. Billing and security emails are always sent."
          isOn={values.emailNotifications}
          onChange={(isOn) => change("emailNotifications", isOn)}
        />
        <Switch
          label="Generation complete"
          help="An email when a generation or a bulk job is finished."
          isOn={values.generationComplete}
          onChange={(isOn) => change("generationComplete", isOn)}
        />
        <Switch
          label="Marketing emails"
          help="News and offers, now and then."
          isOn={values.marketingEmails}
          onChange={(isOn) => change("marketingEmails", isOn)}
        />
      </div>
    </Card>
  )
}
