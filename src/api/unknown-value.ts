// Ambient enums: they exist for the compiler only, no literal of ours is assignable to them, and mapped types keep them.

/** A text of an enumeration that openapi.yaml does not list; a newer server may send it. At run time the text as sent. */
export declare enum UnknownValue {
  asSent = '\u0000',
}

/** The same for enumerated numbers. */
export declare enum UnknownNumber {
  asSent = -1,
}
