import type { User } from "../../../../contract/auth.ts"
import { sessionMinutes } from "../../../../domain/account/settings.ts"
import { Switch } from "../../../parts/fields/switch.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Choice } from "../choice.tsx"
import type { SettingsState } from "../use-settings-form.ts"
import { ActivityCard } from "./activity-card.tsx"
import { SecurityLogCard } from "./security-log-card.tsx"
import { SessionsCard } from "./sessions-card.tsx"
import { TrustCard } from "./trust-card.tsx"
import { TwoFactorCard } from "./two-factor-card.tsx"
import { YourDataCard } from "./your-data-card.tsx"

const timeoutLabels = { 15: "15 minutes", 30: "30 minutes", 60: "1 hour", 240: "4 hours", never: "Never" }

export function PrivacyTab({ user, form: { values, change } }: { user: User; form: SettingsState }) {
  return (
    <div className="grid gap-6">
      <TwoFactorCard user={user} />
      <Card as="section" labelledBy="privacy">
        <CardHead id="privacy" title="Privacy" />
        <div className="grid gap-5">
          <Switch
            label="Data sharing"
            help="Your scores, without your name or texts, count in the figures we publish."
            isOn={values.dataSharing}
            onChange={(isOn) => change("dataSharing", isOn)}
          />
          <Switch
            label="Activity logging"
            help="Off means that only how many generations you made is counted, and not which."
            isOn={values.activityLogging}
            onChange={(isOn) => change("activityLogging", isOn)}
          />
          <div className="sm:max-w-xs">
            <Choice
              label="Session timeout"
              help="Signs you out after this time without activity."
              values={sessionMinutes}
              value={values.sessionTimeout}
              labelOf={(minutes) => timeoutLabels[minutes]}
              onChange={(minutes) => change("sessionTimeout", minutes)}
            />
          </div>
        </div>
      </Card>
      <SessionsCard />
      <ActivityCard isLogging={values.activityLogging} />
      <TrustCard />
      <SecurityLogCard />
      <YourDataCard user={user} />
    </div>
  )
}
