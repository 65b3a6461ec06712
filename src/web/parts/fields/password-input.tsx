import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, useState } from "react"
import { IconButton } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { controlLook } from "./control-look.ts"
import { useField } from "./use-field.ts"

export function PasswordInput(props: Omit<ComponentProps<"input">, "className" | "type" | "children">) {
  const [isShown, setShown] = useState(false)
  const field = useField()
  return (
    <div className="relative">
      <input
        {...field}
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? "text" : "password"}
        className={classes(controlLook, "h-10 pr-11")}
      />
      <span className="absolute inset-y-0 right-1 flex items-center">
        <IconButton
          size="sm"
          label={isShown ? "Hide password" : "Show password"}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </span>
    </div>
  )
}
