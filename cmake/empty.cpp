// Headers that are compiled before all others need a source file to belong to.
