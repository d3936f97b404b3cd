/** Stands in for packages that the bundle leaves out. */
export default {};
