export declare const CHROMIUM: { path: string; debianPackage: string }
