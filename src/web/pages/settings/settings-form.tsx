import { useEffect } from "react"
import { useLocation, useSearch } from "wouter"
import type { User } from "../../../contract/auth.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { classes } from "../../parts/classes.ts"
import { Tabs } from "../../parts/layout/tabs.tsx"
import { Confirm } from "../../parts/overlays/confirm.tsx"
import { AccountTab } from "./account/account-tab.tsx"
import { ApiTab } from "./api/api-tab.tsx"
import { BillingTab } from "./billing/billing-tab.tsx"
import { ContentTab } from "./content-tab.tsx"
import type { FormValues } from "./form-values.ts"
import { PrivacyTab } from "./privacy/privacy-tab.tsx"
import { useLeaveGuard } from "./use-leave-guard.ts"
import { useSettingsForm } from "./use-settings-form.ts"

export function SettingsForm({ user, saved }: { user: User; saved: FormValues }) {
  const form = useSettingsForm(user, saved)
  const guard = useLeaveGuard(form.isChanged)
  const { tab, open } = useTabInAddress()
  return (
    <div>
      <Tabs
        label="Settings"
        value={tab}
        onChange={open}
        tabs={[
          { value: "account", label: "Account & Profile", content: <AccountTab user={user} form={form} /> },
          { value: "content", label: "Content & Generation", content: <ContentTab form={form} /> },
          { value: "billing", label: "Subscription & Billing", content: <BillingTab form={form} /> },
          { value: "privacy", label: "Privacy & Security", content: <PrivacyTab user={user} form={form} /> },
          { value: "api", label: "API", content: <ApiTab user={user} /> },
        ]}
      />
      {(form.isChanged || tab !== "api") && (
        <SaveBar
          isChanged={form.isChanged}
          isSaving={form.isSaving}
          onSave={() => void form.save()}
          onDiscard={form.discard}
        />
      )}
      <Confirm
        isOpen={guard.isAsked}
        onOpenChange={(isOpen) => isOpen || guard.stay()}
        title="Leave without saving?"
        text="Your changes aren't saved. They stay in this tab and take effect when you save them."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
      />
    </div>
  )
}

const tabs = ["account", "content", "billing", "privacy", "api"]

/** So that a tab can be linked to, and survives a reload. */
function useTabInAddress() {
  const [path, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get("tab")
  const tab = tabs.find((name) => name === wanted) ?? "account"
  // On a phone, the row of tabs is wider than the screen.
  useEffect(() => {
    const active = document.querySelector(`[role=tab][data-state=active][id$="-${tab}"]`)
    active?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [tab])
  return { tab, open: (name: string) => navigate(`${path}?tab=${name}`, { replace: true }) }
}

interface SaveBarProps {
  isChanged: boolean
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

function SaveBar({ isChanged, isSaving, onSave, onDiscard }: SaveBarProps) {
  return (
    <div
      className={classes(
        "-mx-4 mt-8 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-page px-4 py-3",
        // It covers the page only while there is something to save.
        isChanged && "sticky bottom-(--notices) z-10",
      )}
    >
      <p role="status" className="mr-auto text-ink-soft">
        {isChanged ? "Unsaved changes" : ""}
      </p>
      {isChanged && (
        <Button variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button variant="primary" isBusy={isSaving} busyLabel="Saving..." onClick={onSave}>
        Save Settings
      </Button>
    </div>
  )
}
