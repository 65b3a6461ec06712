import { UnfurnishedRoom } from "../unfurnished-room.tsx"

export function SettingsPage() {
  return (
    <UnfurnishedRoom
      title="Settings"
      text="This room is not furnished yet: your profile, subscription and privacy settings will be here."
    />
  )
}
