/** The password rules from spec section 5.1, in the order in which they are shown. */
const PASSWORD_RULES: readonly { readonly holds: (password: string) => boolean; readonly message: string }[] = [
  { holds: (password) => password.length >= 10, message: 'Passwords must be at least 10 characters.' },
  { holds: (password) => /[0-9]/.test(password), message: "Passwords must have at least one digit ('0'-'9')." },
  {
    holds: (password) => /[A-Z]/.test(password),
    message: "Passwords must have at least one uppercase letter ('A'-'Z').",
  },
  {
    holds: (password) => /[a-z]/.test(password),
    message: "Passwords must have at least one lowercase letter ('a'-'z').",
  },
  {
    holds: (password) => /[^A-Za-z0-9]/.test(password),
    message: 'Passwords must have at least one non-alphanumeric character.',
  },
];

/** Returns the messages of all rules that `password` breaks; empty for a valid password (spec section 5.1). */
export function passwordProblems(password: string): string[] {
  return PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}
