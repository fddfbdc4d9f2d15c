#include "movetext/server/store/postgresql/binary.hpp"

#include <bit>

namespace mt::server::store::postgresql {
namespace {

// These numbers come from the catalogue pg_type of PostgreSQL and never change.
constexpr Oid bytea_type = 17;
constexpr Oid bigint_type = 20;
constexpr Oid text_type = 25;
constexpr Oid double_type = 701;

std::string big_endian(std::uint64_t number) {
  std::string bytes;
  for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift);
  return bytes;
}

struct TypeOf {
  Oid operator()(std::int64_t) const { return bigint_type; }
  Oid operator()(double) const { return double_type; }
  Oid operator()(std::string_view) const { return text_type; }
  Oid operator()(const Bytes&) const { return bytea_type; }
};

struct ToBinary {
  std::string operator()(std::int64_t number) const { return big_endian(static_cast<std::uint64_t>(number)); }
  std::string operator()(double number) const { return big_endian(std::bit_cast<std::uint64_t>(number)); }
  std::string operator()(std::string_view text) const { return std::string(text); }
  std::string operator()(const Bytes& value) const { return std::string(value.bytes); }
};

}  // namespace

Oid type_of(const Value& value) {
  return std::visit(TypeOf{}, value);
}

std::string to_binary(const Value& value) {
  return std::visit(ToBinary{}, value);
}

std::int64_t ResultRow::number(int column) const {
  const char* const bytes = PQgetvalue(result_, row_, column);
  const int size = PQgetlength(result_, row_, column);
  std::uint64_t number =
      size > 0 && (static_cast<unsigned char>(bytes[0]) & 0x80U) != 0 ? ~std::uint64_t{0} : 0;
  for (int i = 0; i < size; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
  return static_cast<std::int64_t>(number);
}

double ResultRow::real(int column) const {
  return std::bit_cast<double>(number(column));
}

std::string ResultRow::text(int column) const {
  return {PQgetvalue(result_, row_, column), static_cast<std::size_t>(PQgetlength(result_, row_, column))};
}

}  // namespace mt::server::store::postgresql
