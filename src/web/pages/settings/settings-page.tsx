import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { explain } from "../../api/explain.ts"
import { settingsQuery } from "../../api/settings.ts"
import { subscriptionQuery } from "../../api/subscription.ts"
import { useUser } from "../../api/user.ts"
import { showCarriedToast } from "../../parts/feedback/carried-toast.ts"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { valuesOf } from "./form-values.ts"
import { SettingsForm } from "./settings-form.tsx"

export function SettingsPage() {
  useEffect(showCarriedToast, [])
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="text-3xl">Settings</h1>
      <div className="mt-6">
        <LoadedSettings />
      </div>
    </div>
  )
}

function LoadedSettings() {
  const { data: user } = useUser()
  const settings = useQuery(settingsQuery)
  // Only the renewal switch needs it before the form is shown; without an answer, the stored choice is used.
  const subscription = useQuery(subscriptionQuery)
  if (settings.isError)
    return (
      <ErrorState
        title="Your settings could not be loaded"
        text={explain(settings.error, "Nothing was changed. Please try again.")}
        isRetrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    )
  if (!user || settings.data === undefined || subscription.isLoading) return <SettingsOutline />
  return <SettingsForm key={user.id} user={user} saved={valuesOf(user, settings.data, subscription.data)} />
}

function SettingsOutline() {
  return (
    <Loading label="Loading your settings…">
      <div className="flex flex-col gap-6">
        <Skeleton shape="control" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}
